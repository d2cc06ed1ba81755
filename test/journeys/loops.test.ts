import type { Decision } from '@arbiter/schema';
import { describe, expect, it } from 'vitest';
import { always, bear, font, perhaps, witness } from './support/cards.ts';
import { casting, Journey, optionFor } from './support/journey.ts';

/* Loops as they come up in play, where a game may go to sleep between any two answers. */

const loopsAsked = (journey: Journey): readonly string[] => journey.entries.flatMap(({ then }) => (then.awaited?.kind === 'loop' ? [then.awaited.seat] : []));
/** A sets it going once what it takes is there, then everyone passes. */
const going = (journey: Journey, ...needs: readonly string[]) => {
  const cast = casting(...needs);
  let gained = false;
  return (decision: Decision): ReturnType<typeof cast> => {
    const ready = needs.every((name) => journey.permanents(name, 'A').length >= needs.filter((other) => other === name).length);
    const start = ready && !gained && decision.seat === 'A' && journey.state.stack.length === 0 ? optionFor(journey, 'Font', 'activate') : null;
    gained ||= start !== null;
    return start ?? cast(decision, journey);
  };
};

describe('a loop', () => {
  it('that nobody can stop ends the game in a draw once each was asked', () => {
    const journey = new Journey({ cards: [always, font, bear] });
    const say = going(journey, 'Font', 'Always');
    for (let n = 0; n < 200 && journey.state.result === null; n++) journey.answer(say(journey.open) ?? journey.plain);
    expect([journey.state.result, loopsAsked(journey)]).toMatchObject([{ winners: [], draw: true, cite: '2008:102.4b' }, ['A', 'B']]);
    expect(journey.types.slice(-2)).toEqual(['GameDrawn', 'GameEnded']);
  });
  it('goes on for whoever says that he will act, and is a draw if he lets it come back', () => {
    const journey = new Journey({ cards: [always, font, bear] });
    const say = going(journey, 'Font', 'Always');
    const acts = { A: 1, B: 0 } as const;
    for (let n = 0; n < 200 && journey.state.result === null; n++)
      journey.answer(journey.open.kind === 'loop' ? { times: acts[journey.open.seat as 'A' | 'B'] } : (say(journey.open) ?? journey.plain));
    expect([journey.state.result, loopsAsked(journey)]).toMatchObject([{ draw: true }, ['A', 'B']]);
    expect(journey.eventsFrom(0).flatMap((event) => (event.type === 'LoopDeclined' ? [event.player] : []))).toEqual(['A', 'B']);
  });
  it.each([
    ['by itself', ['Font', 'Perhaps']],
    ['though its triggers are ordered after the choice', ['Font', 'Perhaps', 'Witness']],
  ])('with a choice in it goes on %s', (_, needs) => {
    const journey = new Journey({ cards: [perhaps, font, witness] });
    const say = going(journey, ...needs);
    for (let n = 0; n < 150; n++) journey.answer(journey.open.kind === 'confirm' ? { yes: true } : (say(journey.open) ?? journey.plain));
    expect([journey.state.result, loopsAsked(journey), journey.player('A').life > 30]).toEqual([null, [], true]);
  });
});
