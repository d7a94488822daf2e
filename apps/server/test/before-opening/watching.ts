import {
  entriesOfPackage,
  entriesOfProject,
  leastRounds,
  sealKeyKind,
  type Endpoint,
  type EndpointOutput,
  type ownQuote,
  type PublishedProject,
  type uploadSealedFile,
} from '@zhaocai/model';
import { lockSecret, sealTo } from '@zhaocai/model/sealing/age';
import { newBidIdentity } from '@zhaocai/model/sealing/seal-bid';
import { newSigningPair, signerOf } from '@zhaocai/model/sealing/signature';
import { sealOffer } from '@zhaocai/model/tendering/seal-offer';
import { newToken, tokenHash } from '../../src/platform/access/index.ts';
import type { Clock } from '../../src/platform/db/index.ts';
import { mounted } from '../isolation/stage.ts';
import { bidder, type Looker, type World } from './world.ts';

/** The same product twice: whether somebody bids in one of them shows nowhere. */
export interface Worlds {
  readonly quiet: World;
  readonly busy: World;
}

/** Registers, makes a key, seals and hands in a quote with a file, takes it back and quotes again. */
export async function bid({ app, ask, send, projectId, packageIds }: World): Promise<void> {
  const token = newToken(bidder);
  await app.asSuperuser(anotherToken, [bidder, tokenHash(token)]);
  const dataOf = <T>(url: string, { status, text }: { status: number; text: string }): T => {
    if (status !== 200) throw new Error(`${url}: ${text}`);
    return (JSON.parse(text) as { data: T }).data;
  };
  const say = async <T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> =>
    dataOf<T>(url, await ask(token, method, `/api/${url}`, payload));
  const contact = { linkman: '钱进', phone: '13900000009' };
  const whole = { projectId, tenantId: '100001', packageIds, ...contact };
  await say('POST', 'purchase/entry/saveOrUpdateEntry', whole);
  const { packages } = await say<PublishedProject>(
    'GET',
    `purchase/project/queryPublished?projectId=${projectId}&tenantId=100001`,
  );
  const pair = await newSigningPair();
  const lockedSecret = await lockSecret(pair.privateKey, { passphrase: '一整套报价文件', logN: leastRounds });
  const signingKey = { keyKind: sealKeyKind.code.signing, publicKey: pair.publicKey, lockedSecret };
  const { id: keyId } = await say<{ id: string }>('POST', 'bid-electronic/seal/key/save', signingKey);
  const signer = await signerOf(pair);
  for (const { entry, items } of packages) {
    const entryId = entry?.id ?? '';
    const handIn = async (remark: string) => {
      const own = await say<EndpointOutput<typeof ownQuote>>('GET', `purchase/entry/queryMyQuote?entryId=${entryId}`);
      if (!own.seal) throw new Error('the project has no holders');
      const identity = await newBidIdentity();
      const upload = `/api/bid-electronic/seal/bid/upload?entryId=${entryId}`;
      const bytes = Buffer.from(await sealTo(identity.recipient, Buffer.from('一整套报价文件')));
      const file = dataOf<StoredPart>(upload, await send(token, upload, { name: 'sealed.age', bytes }));
      const lines = items.map(({ id }) => ({ itemId: id, perMoney: '871.37' }));
      const files = [{ fileId: file.fileId, fileName: '报价文件.txt', size: 21 }];
      const offer = { lines, remark, serviceShow: '质保三年', matchExplain: null, files };
      const parts = [{ id: file.fileId, size: file.size, cipherSha256: file.cipherSha256 }];
      const at = new Date().toISOString();
      const sealed = await sealOffer({ target: own.seal, identity, offer, files: parts, signer, at });
      await say('POST', 'bid-electronic/seal/bid/submit', { ...sealed, entryId, keyId });
    };
    await handIn('第一次');
    await say('POST', 'purchase/entry/withdrawQuote', { entryId });
    await handIn('第二次');
  }
}

type StoredPart = EndpointOutput<typeof uploadSealedFile>;

const anotherToken = `
  insert into session_token (tenant_id, hash, session_id, kind, expire_time)
  select tenant_id, $2, id, 'access', now() + interval '60 days' from session where tenant_id = $1 limit 1`;

/** Made anew by chance at each call, whoever asks. */
const byChance = /\/captcha$|\/passkey-challenge$|\/passkeys\/start$/;
export const reads = mounted.filter(({ route, writes, upload }) => !writes && !upload && !byChance.test(route));
/** They leave evidence of the look, so they count as writes. */
export const looks = [entriesOfPackage, entriesOfProject];

/** What somebody sees otherwise in one of them, of everything that can be asked. */
export async function differencesFor(worlds: Worlds, looker: Looker): Promise<string[]> {
  const differing: string[] = [];
  for (const endpoint of looker === 'the buyer’s manager' ? reads : [...reads, ...looks])
    differing.push(...(await differencesBy(worlds, looker, endpoint)));
  return differing;
}

async function differencesBy(worlds: Worlds, looker: Looker, endpoint: Endpoint): Promise<string[]> {
  const differing: string[] = [];
  let seen = '';
  const see = async (world: World, input: Record<string, unknown>) => (seen = await world.see(looker, endpoint, input));
  for (const input of await worlds.quiet.inputsOf(looker, endpoint)) {
    differing.push(...(await difference(worlds, endpoint.route, (world) => see(world, input))));
    // Who may not call at all is told so before anything of the input is looked at.
    if (seen.startsWith('403 ')) break;
  }
  return differing;
}

export async function difference(
  { quiet, busy }: Worlds,
  what: string,
  see: (world: World) => Promise<string>,
): Promise<string[]> {
  const at = momentIn(quiet.app.clock);
  const without = await see(quiet);
  busy.app.clock.setTo(at);
  const withBidder = await see(busy);
  return without === withBidder ? [] : [`${what} ${firstDifference(without, withBidder)}`];
}

/** Both worlds look at the same moment, and not at the end of a minute: what prints the minute prints the same in both. */
function momentIn(clock: Clock): string {
  if (clock.now().slice(17) >= '50') clock.advance({ seconds: 10 });
  return clock.now();
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at] && at < one.length) at += 1;
  return `…${one.slice(Math.max(0, at - 60), at + 60)}… / …${other.slice(Math.max(0, at - 60), at + 60)}…`;
}
