import type { Characteristics, Id, Obj } from '@arbiter/schema';
import type { Env, Look } from '../../engine/play.ts';
import { changed, withLandAbilities } from './change.ts';
import { finish, type Own, ownOf, withCounters } from './own.ts';
import { settle } from './settle.ts';

const layersOfDefinition = ['types', 'colors', 'defining'] as const;

/** Objects no continuous effect reaches: what they are by themselves and by the abilities that define them, which work in every zone (2016:604.3). */
export class Elsewhere {
  /** An object that is asked about while its own definition is looked up answers with what is known so far. */
  private readonly underWay = new Map<Id, Characteristics>();

  of(look: Look, obj: Obj): Characteristics {
    const own = ownOf(look.game, obj);
    if (!own.defines) return own.shown.as;
    const draft = this.underWay.get(obj.id);
    if (draft) return draft;
    const defined = this.defined(look, obj, own);
    this.underWay.delete(obj.id);
    return finish(look.game, obj, withCounters(defined, obj)).as;
  }

  private defined(look: Look, obj: Obj, own: Own): Characteristics {
    const env: Env = { source: obj.id, controller: own.base.controller, bindings: {}, x: (obj.was ?? obj.stack)?.x ?? null };
    let draft = own.base;
    this.underWay.set(obj.id, draft);
    for (const layer of layersOfDefinition) {
      const changes = own.text.changing.filter(({ defining }) => defining).flatMap(({ part }) => part.changes.get(layer) ?? []);
      for (const change of changes) draft = changed(obj, draft, settle(look, env, change));
      if (layer === 'types') draft = withLandAbilities(draft);
      this.underWay.set(obj.id, draft);
    }
    return draft;
  }
}
