import { Api } from './api.js';
import { drawBoard, drawSteps, element } from './board.js';
import { texts } from './texts.js';

const api = new Api();
const find = (selector) => document.querySelector(selector);
const [games, slider, languages, token] = ['#games', '#at', '#language', '#token'].map(find);

/** What is being watched. `newest`: the index of the newest entry; `live`: whether the slider goes along with it. */
const watched = { game: null, newest: 0, live: true, names: {}, stop: new AbortController(), drawing: false, again: false };

const t = () => texts[languages.value];
const write = () => {
  document.documentElement.lang = languages.value;
  for (const place of document.querySelectorAll('[data-text]')) place.textContent = t()[place.dataset.text];
  for (const place of document.querySelectorAll('[data-label]')) place.setAttribute('aria-label', t()[place.dataset.label]);
};
const tell = (text) => {
  find('#state').textContent = text;
};

const resultOf = ({ result }) => (result === null ? '' : result.draw ? t().draw : `${t().won} ${result.winners.join(', ')}`);
const waitsFor = (awaited) => (awaited ? `${t().awaits} ${awaited.seat} ${watched.names[awaited.seat] ?? ''}` : '');

/** Draws the entry that the slider stands at; whatever comes meanwhile is drawn after it. */
const draw = async () => {
  if (watched.game === null) return;
  if (watched.drawing) {
    watched.again = true;
    return;
  }
  watched.drawing = true;
  try {
    do {
      watched.again = false;
      await drawNow();
    } while (watched.again);
  } catch (error) {
    tell(error.message);
  } finally {
    watched.drawing = false;
  }
};
const drawNow = async () => {
  const at = Number(slider.value);
  const query = at === watched.newest && watched.live ? '' : `at=${at}&`;
  const path = `/games/${watched.game}`;
  const [{ view, head }, timeline] = await Promise.all([api.get(`${path}/view?${query}`), api.get(`${path}/timeline?${query}lang=${languages.value}`)]);
  find('#live').setAttribute('aria-pressed', `${watched.live}`);
  find('#entry').textContent = `${t().entry} ${head.index} / ${watched.newest}`;
  drawSteps(view.turn, t());
  drawBoard(view, watched.names, t());
  drawTimeline(timeline.lines.filter(({ minor }) => !minor));
  const { awaited } = query === '' ? await api.get(`${path}/decision`) : { awaited: null };
  tell(resultOf(view) || waitsFor(awaited));
};

const SHOWN = 200;
const looks = { TurnBegan: 'turn', StepBegan: 'step', Skipped: 'step' };
const looksOf = ({ type, undone }) => `${looks[type] ?? ''}${undone ? ' undone' : ''}`;
const drawTimeline = (lines) => {
  const list = find('#timeline');
  list.replaceChildren(
    ...lines
      .slice(-SHOWN)
      .toReversed()
      .map((line) =>
        element('li', { title: `#${line.entry}`, className: looksOf(line) }, line.text, ' ', element('span', { className: 'rule', text: line.rule })),
      ),
  );
};

const moveTo = (at, live) => {
  watched.live = live;
  slider.value = `${Math.max(0, Math.min(at, watched.newest))}`;
  void draw();
};

const watch = async (game) => {
  watched.stop.abort();
  Object.assign(watched, { game, newest: 0, live: true, stop: new AbortController() });
  slider.max = '0';
  if (game === null) return;
  const { head } = await api.get(`/games/${game}/view`);
  const seen = (index) => {
    watched.newest = Math.max(watched.newest, index);
    slider.max = `${watched.newest}`;
    if (watched.live) moveTo(watched.newest, true);
  };
  seen(head.index);
  void api.follow(`/games/${game}/events`, head.index + 1, watched.stop.signal, seen, () => tell(t().lost));
};

const titleOf = ({ game, players, state }) => `${players.map(({ name }) => name).join(' – ')} · ${t()[state]} · ${game.slice(0, 6)}`;
const listGames = async () => {
  const all = [];
  for (let after = ''; after !== null && all.length < 500; ) {
    const page = await api.list(`/games${after === '' ? '' : `?after=${after}`}`);
    all.push(...page.games);
    after = page.next;
  }
  all.sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
  for (const { game, players } of all) if (game === watched.game) watched.names = Object.fromEntries(players.map(({ seat, name }) => [seat, name]));
  games.replaceChildren(
    ...(all.length === 0 ? [element('option', { value: '', text: t().noGames })] : []),
    ...all.map((game) => element('option', { value: game.game, text: titleOf(game), ...(game.game === watched.game ? { selected: '' } : {}) })),
  );
  return all;
};
const choose = async (game) => {
  watched.game = game;
  location.hash = game;
  await listGames();
  await watch(game);
};

games.addEventListener('change', () => void choose(games.value).catch((error) => tell(error.message)));
const show = () => {
  api.token = token.value.trim();
  if (watched.game) void choose(watched.game).catch((error) => tell(error.message));
};
token.addEventListener('change', show);
find('#who').addEventListener('submit', (event) => {
  event.preventDefault();
  show();
});
languages.addEventListener('change', () => {
  write();
  void listGames().then(draw);
});
slider.addEventListener('input', () => moveTo(Number(slider.value), Number(slider.value) === watched.newest));
find('#back').addEventListener('click', () => moveTo(Number(slider.value) - 1, false));
find('#forward').addEventListener('click', () => moveTo(Number(slider.value) + 1, Number(slider.value) + 1 >= watched.newest));
find('#live').addEventListener('click', () => moveTo(watched.newest, true));

/** A link may bring an invitation, `#GAME&invitation=…`: it is exchanged for a token at once, and is no more in the address then. */
const cameWith = async () => {
  const [game, ...more] = location.hash.slice(1).split('&');
  const invitation = new URLSearchParams(more.join('&')).get('invitation');
  if (invitation === null) return game;
  history.replaceState(null, '', `#${game}`);
  const joined = await api.post(`/games/${game}/join`, { invitation });
  token.value = joined.token;
  api.token = joined.token;
  return game;
};

languages.value = navigator.language.startsWith('ru') ? 'ru' : 'en';
write();
try {
  const wanted = await cameWith();
  const all = await listGames();
  const first = all.find(({ game }) => game === wanted) ?? all.find(({ state }) => state === 'open') ?? all[0];
  if (first) await choose(first.game);
} catch (error) {
  tell(error.message);
}
setInterval(() => void listGames().catch(() => {}), 10_000);
