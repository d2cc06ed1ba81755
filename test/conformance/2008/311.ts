import { triggered } from '@arbiter/cards';
import { being, cards } from '../cards.ts';
import { prove } from '../prove.ts';
import { at, attack, block, envoy, inCombat, squire, toEnd } from './combat.ts';

const spark = being('Spark', 3, 1, triggered({ on: 'step', step: 'end-of-combat' }, { do: [{ do: 'sacrifice', what: 'self' }] }));

prove('2008:311.1', 'the end of combat begins with what triggers then, and with priority', {
  accepts({ plays }) {
    plays({
      name: 'an attacker that will be sacrificed',
      cards: cards(spark),
      players: { A: { battlefield: ['Spark'] }, B: {} },
      ...inCombat,
      script: [
        attack('Spark'),
        {
          turn: 1,
          step: 'end-of-combat',
          player: 'A',
          expect: [{ stack: 'Spark', count: 1 }, { permanent: 'Spark', attacking: true }, { awaits: { player: 'A', kind: 'priority' } }, { life: { B: 17 } }],
        },
      ],
      ...toEnd,
      expect: [{ graveyard: 'A', cards: ['Spark'] }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'not in any step before',
      cards: cards(spark),
      players: { A: { battlefield: ['Spark'] }, B: {} },
      ...inCombat,
      script: [
        attack('Spark'),
        { ...at('combat-damage', 'A'), resolve: 'all' },
        { ...at('combat-damage', 'A'), expect: [{ stack: 0 }, { permanent: 'Spark' }] },
      ],
    });
  },
});

prove('2008:311.3', 'as the end of combat step ends everything leaves combat', {
  accepts({ plays }) {
    plays({
      name: 'attackers, a blocker, a planeswalker',
      cards: cards(squire, being('Wall', 0, 9), envoy),
      players: { A: { battlefield: ['Squire*2'] }, B: { battlefield: ['Envoy', 'Wall'] } },
      ...inCombat,
      script: [
        attack(['Squire', 'B'], ['Squire', 'Envoy']),
        block(['Wall', 'Squire#1']),
        {
          ...at('end-of-combat', 'A'),
          expect: [
            { permanent: 'Squire', attacking: true },
            { permanent: 'Wall', blocking: true },
          ],
        },
      ],
      stop: { turn: 1, step: 'postcombat-main', when: 'begin' },
      expect: [
        { permanent: 'Squire', attacking: false, blocked: false },
        { permanent: 'Wall', blocking: false },
        { steps: { turn: 1, are: ['beginning-of-combat', 'declare-attackers', 'declare-blockers', 'combat-damage', 'end-of-combat', 'postcombat-main'] } },
        { event: 'CombatEnded', count: 1 },
      ],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'not as it begins',
      cards: cards(squire),
      players: { A: { battlefield: ['Squire'] }, B: {} },
      ...inCombat,
      script: [attack('Squire')],
      stop: { turn: 1, step: 'end-of-combat', when: 'end' },
      expect: [
        { permanent: 'Squire', attacking: true },
        { event: 'CombatEnded', count: 0 },
      ],
    });
  },
});
