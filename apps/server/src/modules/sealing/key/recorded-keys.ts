import { sealKey, sealKeyKind, type Text } from '@zhaocai/model';
import { z } from 'zod';
import { actsAbout, type ActAbout } from '../../../platform/audit/index.ts';
import { refuse, type Ctx } from '../../../platform/http/index.ts';

/** A key as the table has it. */
export interface KeptKey {
  readonly keyId: string;
  readonly userId: string;
  readonly userName: string;
  readonly kind: keyof typeof sealKeyKind.code;
  readonly publicKey: string;
}

type Registered = Omit<KeptKey, 'userName'>;

const registration = z.object({ keyKind: z.number(), publicKey: z.string(), actor: z.object({ id: z.string() }) });
const acts = { add: `${sealKey.name}.add`, replace: `${sealKey.name}.replace`, lose: `${sealKey.name}.lose` } as const;

/** Whether its owner registered this very key, as what the record said of him then tells. */
export function isRegistered({ keyId, userId, kind, publicKey }: Registered, said: readonly ActAbout[]): boolean {
  const { data } = registration.safeParse(named(said, keyId, acts.add)?.payload);
  if (!data || !sealKeyKind.is(data.keyKind, kind)) return false;
  return data.publicKey === publicKey && data.actor.id === userId;
}

function named(said: readonly ActAbout[], keyId: string, action: string): ActAbout | undefined {
  return said.find((act) => act.subject === keyId && act.action === action);
}

type Scope = Pick<Ctx, 'db' | 'tenantId'>;

const saidOf = ({ db, tenantId }: Scope, keys: readonly Registered[]) =>
  actsAbout(db, {
    tenantId,
    stream: 'admin',
    subjects: keys.map(({ keyId }) => keyId),
    actions: Object.values(acts),
  });

/** Those keys that were not registered as they lie in the table: somebody exchanged them past the product. */
export async function strangeKeys<K extends Registered>(ctx: Scope, keys: readonly K[]): Promise<K[]> {
  const said = await saidOf(ctx, keys);
  return keys.filter((key) => !isRegistered(key, said));
}

/** Nothing is sealed to, and nothing signed by, a key that its owner has not registered or that he has given up since. */
export async function demandKeysRecorded(
  ctx: Pick<Ctx, 'db' | 'tenantId' | 'log'>,
  keys: readonly KeptKey[],
): Promise<void> {
  const said = await saidOf(ctx, keys);
  const isGivenUp = ({ keyId }: KeptKey) =>
    [acts.replace, acts.lose].some((action) => named(said, keyId, action) !== undefined);
  const strange = keys.filter((key) => !isRegistered(key, said) || isGivenUp(key));
  const names = strange.map(({ userName }) => userName).join('、');
  if (strange.length > 0) refuseStrange(ctx, strange, names);
}

/** These keys are not as they were registered: nobody goes on with them. */
export function refuseStrange(
  { log }: Pick<Ctx, 'log'>,
  strange: readonly Pick<KeptKey, 'keyId'>[],
  names: string | Text,
): never {
  log.error({ keys: strange.map(({ keyId }) => keyId) }, 'keys are not what the evidence says');
  refuse('sealing.keyChanged', { names });
}
