import type { Cite } from '@arbiter/schema';
import { type Proof as Kind, rule } from '../../packages/rules/src/rulebook/rulebook.ts';
import { Stage } from './stage.ts';

/*
 * Evidence for the rules of the source documents, rule by rule.
 *
 *   prove('2008:314.1', 'the active player discards down to seven', {
 *     accepts({ plays }) { plays({ players: …, script: …, expect: … }); },      // it happens, or is allowed
 *     refuses({ plays }) { plays({ … }); },                                     // it is refused, or is absent
 *   });
 *   define('2008:306.5', 'attacking alone', ({ reaches, asks }) => equal(asks(attacksAlone(reaches({ … }).look, id)), true));
 *   refer('2008:102.6', 'where tournaments go by other rules; it says nothing of a game');
 *
 * A file or two per section, listed in proofs.ts; plain cards are in cards.ts. `prove` takes a rule of behaviour or up to three that one case shows, `define` definitions, `refer` references.
 * What a case may do is in stage.ts: `plays` a scenario, `reaches` a position by one, `begins` a whole game, `acts` on a position, `asks` the rules a question.
 * Expectations are those of the scenario and of node:assert; a case that does not play, reach or begin anything fails.
 *
 * A rule may stand in a title only if the run cited it: an event's `rule`, the `cite` of a refusal, of a reversed action or of a question put to a player,
 * or the `rule` of a question put to the rules (`asks` here, `play.says` in a procedure); a definition must have been cited by `asks`. Such questions are
 * pure functions with a Finding for a result, listed in packages/rules/src/questions.ts. Cite the finest rule in the engine, one an event.
 *
 * `npm run conformance -- --without ID` plays a rule's cases with the step left out that cites it (Hooks.follows): its events are not recorded, its refusals do not
 * refuse, its questions to players are not put, its questions to the rules have no answer (`play.says` gives what would be without it). Each proof must fail then by
 * what it expects, citations aside: so expect what the rule brings about, never that it is cited. Where a rule says that something does not happen, let the engine ask
 * for it by `play.says` if there is a line of its own that says so.
 */

export type Case = (stage: Stage) => void;
export interface Cases {
  /** It happens, or it may be done. */
  readonly accepts: Case;
  /** It does not happen, or may not be done. */
  readonly refuses: Case;
}
export interface Proof {
  readonly ids: readonly Cite[];
  readonly title: string;
  readonly kind: Kind;
  readonly cases: readonly { readonly name: string; readonly body: Case }[];
  /** Of a reference: why there is nothing to play. */
  readonly reason?: string;
}

const MOST_IDS = 3;
/** All that have been written down, in the order of their files. */
export const proofs: Proof[] = [];
export const titleOf = ({ ids, title }: Proof): string => `[${ids.join(' ')}] ${title}`;

const listed = (ids: Cite | readonly Cite[], kind: Kind): readonly Cite[] => {
  const all = typeof ids === 'string' ? [ids] : ids;
  if (all.length === 0 || all.length > MOST_IDS) throw new Error(`a proof names one to ${MOST_IDS} rules: ${all.join(' ')}`);
  for (const id of all) {
    const named = rule(id);
    if (named.kind !== 'source') throw new Error(`${id} is a supporting rule: only rules of the source documents are proved`);
    if (named.proof !== kind) throw new Error(`${id} is proved by ${named.proof}, not by ${kind}`);
  }
  return all;
};

/** Rules of behaviour: a case where what they say happens or is allowed, and one where it is refused or absent. */
export function prove(ids: Cite | readonly Cite[], title: string, { accepts, refuses }: Cases): void {
  const cases = [
    { name: 'accepts', body: accepts },
    { name: 'refuses', body: refuses },
  ];
  proofs.push({ ids: listed(ids, 'behaviour'), title, kind: 'behaviour', cases });
}

/** Definitions, by the questions that they answer. */
export function define(ids: Cite | readonly Cite[], title: string, body: Case): void {
  proofs.push({ ids: listed(ids, 'definition'), title, kind: 'definition', cases: [{ name: 'says', body }] });
}

/** A rule that only points elsewhere, and why there is nothing to play. */
export function refer(id: Cite, reason: string): void {
  proofs.push({ ids: listed(id, 'reference'), title: reason, kind: 'reference', cases: [], reason });
}

/** What came of one proof: null, or why it is none. */
export interface Ran {
  readonly proof: Proof;
  readonly failure: Error | null;
}

const uncited = ({ ids, kind, cases }: Proof, stages: readonly Stage[]): readonly Cite[] =>
  cases.length === 0 ? [] : ids.filter((id) => !stages.some(({ cited, asked }) => (kind === 'definition' ? asked : cited).has(id)));

const inCase = (name: string, error: unknown): Error => {
  const { message } = error instanceof Error ? error : { message: String(error) };
  return new Error(`${name}: ${message}`, { cause: error });
};

/** Plays a proof's cases; with `without`, leaving out the step that cites that rule. */
export function run(proof: Proof, without: Cite | null = null): Ran {
  const stages: Stage[] = [];
  for (const { name, body } of proof.cases) {
    const stage = new Stage(without);
    stages.push(stage);
    try {
      body(stage);
    } catch (error) {
      return { proof, failure: inCase(name, error) };
    }
    if (!stage.played) return { proof, failure: new Error(`${name}: plays nothing`) };
  }
  const missing = without === null ? uncited(proof, stages) : [];
  return { proof, failure: missing.length > 0 ? new Error(`its run cited neither by event nor refusal nor question: ${missing.join(' ')}`) : null };
}
