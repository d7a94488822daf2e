import { makers, type Maker } from './kinds.ts';
import { lineMakers } from './lines.ts';
import { randomOf, type Random } from './random.ts';
import type { FuzzRequest } from './request.ts';
import { roleNames, type RoleName } from './roles.ts';
import type { Target } from './targets.ts';

/** Which permissions an account has: what nobody may do is refused before its input is looked at. */
export type Rights = Readonly<Record<RoleName, ReadonlySet<string>>>;

interface Kind {
  readonly name: string;
  readonly share: number;
  readonly make: Maker;
}

/** Of a thousand requests. */
const kinds: readonly Kind[] = [
  { name: 'usual', share: 200, make: makers.usual },
  { name: 'changed', share: 400, make: makers.changed },
  { name: 'filters and orders', share: 130, make: makers.asked },
  { name: 'broken JSON', share: 50, make: makers.brokenJson },
  { name: 'wrong content type', share: 30, make: makers.wrongType },
  { name: 'multipart', share: 50, make: makers.multipart },
  { name: 'other method', share: 30, make: lineMakers.otherMethod },
  { name: 'idempotency key', share: 20, make: lineMakers.badKey },
  { name: 'headers', share: 30, make: lineMakers.strangeHeaders },
  { name: 'path', share: 28, make: lineMakers.otherPath },
  { name: 'broken off', share: 30, make: lineMakers.brokenOff },
  { name: '65,536 names', share: 2, make: makers.manyNames },
];

const total = kinds.reduce((sum, { share }) => sum + share, 0);

export interface Source {
  readonly seed: number;
  readonly targets: readonly Target[];
  readonly rights: Rights;
}

/** The request of this number: the same for the same seed, whatever was made before it. */
export function makeRequest({ seed, targets, rights }: Source, index: number): FuzzRequest {
  const random = randomOf(seed, index);
  const { name, make } = kindOf(random);
  const mounted =
    name === 'multipart' && random.chance(0.8) ? targets.filter(({ endpoint }) => endpoint.upload) : targets;
  const target = mounted[random.below(mounted.length)];
  if (!target) throw new Error('there is no endpoint to ask');
  return make({ index, kind: name, target, role: roleFor(target, rights, random) }, random);
}

function kindOf(random: Random): Kind {
  let at = random.below(total);
  const found = kinds.find(({ share }) => (at -= share) < 0);
  if (!found) throw new Error('the shares do not add up');
  return found;
}

/** Mostly somebody who may, for he gets further. */
function roleFor({ endpoint: { permission } }: Target, rights: Rights, random: Random): RoleName {
  const able =
    permission === 'public' || permission === 'signedIn'
      ? []
      : roleNames.filter((name) => rights[name].has(permission));
  const from = able.length > 0 && random.chance(0.8) ? able : roleNames;
  return from[random.below(from.length)] ?? 'anonymous';
}
