import { prove } from '../prove.ts';

prove('2008:300.3', 'unspent mana goes as a phase ends, and burns', {
  accepts({ plays }) {
    plays({
      name: 'mana stays from step to step and is lost with the phase',
      players: { A: { battlefield: ['Mountain*2'] }, B: {} },
      script: [
        { turn: 1, step: 'upkeep', player: 'A', mana: 'Mountain', times: 2 },
        { turn: 1, step: 'draw', player: 'A', expect: [{ player: 'A', mana: '{R}{R}' }, { life: { A: 20 } }] },
      ],
      stop: { turn: 1, step: 'precombat-main', when: 'begin' },
      expect: [{ player: 'A', mana: '' }, { life: { A: 18, B: 20 } }, { stack: 0 }],
    });
  },
  refuses({ plays }) {
    plays({
      name: 'mana that was spent burns nobody',
      players: { A: { hand: ['Lightning Bolt'], battlefield: ['Mountain*2'] }, B: {} },
      script: [
        { turn: 1, step: 'upkeep', player: 'A', mana: 'Mountain' },
        { turn: 1, step: 'upkeep', player: 'A', cast: 'Lightning Bolt', targets: ['B'] },
      ],
      stop: { turn: 1, step: 'precombat-main', when: 'begin' },
      expect: [{ life: { A: 20, B: 17 } }],
    });
  },
});
