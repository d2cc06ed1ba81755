/** Draws what a view says. Nothing here knows a rule. */

export const element = (tag, { className = '', text = '', ...attributes } = {}, ...children) => {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== '') made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
};

const strength = (object) => (object.as?.power === null || object.as?.power === undefined ? '' : ` ${object.as.power}/${object.as.toughness}`);
const nameOf = (object, t) => object.as?.name || object.card || (object.id === null ? t.hidden : `${object.kind}`);
const marks = (object, t) =>
  [object.damage ? `${object.damage} ${t.damage}` : '', ...Object.entries(object.counters ?? {}).map(([counter, n]) => `${n} × ${counter}`)].filter(
    (mark) => mark !== '',
  );

/** What an object is attached to, by the name of what is there. */
const hostOf = (object, names) => (object.attachedTo === undefined ? '' : ` → ${names.get(object.attachedTo) ?? object.attachedTo}`);
const colorOf = ({ as }) => (!as?.colors?.length ? '' : as.colors.length > 1 ? 'gold' : `color-${as.colors[0]}`);
const cardOf = (object, fighting, t, names = new Map()) => {
  const className = ['card', colorOf(object), object.tapped ? 'tapped' : '', fighting.has(object.id) ? 'fighting' : ''].join(' ');
  const card = element('span', { className, text: `${nameOf(object, t)}${strength(object)}${hostOf(object, names)}` });
  const said = marks(object, t);
  if (said.length > 0) card.append(' ', element('small', { text: said.join(', ') }));
  if (object.id !== null) card.title = `#${object.id}`;
  return card;
};
const zone = (label, objects, fighting, t, more = '', names = new Map()) =>
  element(
    'div',
    { className: 'zone' },
    element('span', { className: 'label', text: `${label}${more}` }),
    element('span', { className: 'cards' }, ...objects.map((object) => cardOf(object, fighting, t, names))),
  );

const playerOf = (player, view, names, fighting, t) => {
  const own = view.battlefield.filter((object) => object.controller === player.seat);
  const box = element('article', { className: `player${view.turn.active === player.seat ? ' active' : ''}` });
  box.append(
    element(
      'header',
      {},
      element('span', { className: 'life', text: `${player.life}` }),
      element('span', { className: 'name', text: `${player.seat} ${names[player.seat] ?? ''}` }),
      element('span', { className: 'dim', text: `${t.library} ${player.library}` }),
      element('span', { className: 'dim', text: t.statuses[player.status] ?? '' }),
      element('span', { text: player.mana.map(({ type }) => `{${type}}`).join('') }),
      element('span', {
        text: Object.entries(player.counters)
          .map(([counter, n]) => `${n} × ${counter}`)
          .join(', '),
      }),
    ),
    zone(t.hand, player.hand.cards, fighting, t, ` (${player.hand.count})`),
    zone(t.battlefield, own, fighting, t, '', new Map(view.battlefield.map((object) => [object.id, nameOf(object, t)]))),
    zone(t.graveyard, player.graveyard, fighting, t),
  );
  return box;
};

const fightersIn = (combat) =>
  new Set((combat?.attacks ?? []).flatMap(({ attacker }) => [attacker]).concat((combat?.blocks ?? []).map(({ blocker }) => blocker)));

export const drawBoard = (view, names, t) => {
  const fighting = fightersIn(view.combat);
  document
    .querySelector('#board')
    .replaceChildren(
      ...view.players.map((player) => playerOf(player, view, names, fighting, t)),
      ...['exile', 'command', 'phasedOut'].flatMap((place) => (view[place].length > 0 ? [zone(t[place], view[place], fighting, t)] : [])),
    );
  const stack = view.stack.toReversed().map((object) => element('li', {}, cardOf(object, fighting, t), ` ${object.controller}`));
  document.querySelector('#stack').replaceChildren(...(stack.length > 0 ? stack : [element('li', { className: 'dim', text: t.empty })]));
};

export const drawSteps = (turn, t) => {
  const items = Object.entries(t.steps).map(([step, text]) =>
    element('li', { text, ...(turn.step === step || turn.phase === step ? { 'aria-current': 'step' } : {}) }),
  );
  document
    .querySelector('#steps')
    .replaceChildren(element('li', { text: turn.number === 0 ? t.beginning : `${t.turn} ${turn.number}, ${turn.active}` }), ...items);
};
