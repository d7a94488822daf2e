import { describe, expect, test } from 'vitest';
import {
  checkpointText,
  keyIdOf,
  readCheckpoint,
  readNote,
  signedNote,
  treeRoot,
  verifierKeyOf,
} from './checkpoint.ts';
import { daysText, judgeCheckpoint, readDays, readKeys, type RecordDay } from './kept-checkpoint.ts';
import { isSignedBy } from './web-signature.ts';

describe('the tree over the days', () => {
  const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];

  test.each([
    [0, 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [1, '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d'],
    [2, 'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
    [3, 'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77'],
    [8, '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  ])('has over %i leaves the root that implementations of RFC 6962 share', async (count, root) => {
    expect(await treeRoot(leaves.slice(0, count))).toBe(root);
  });
});

describe('a note', () => {
  const published = {
    name: 'PeterNeumann',
    key: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
    text: 'If you think cryptography is the answer to your problem,\nthen you don’t know what your problem is.\n'.replace(
      '’',
      "'",
    ),
    line: '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=',
  };
  const publicKey = 'GlzZBxQ8OExB6DDFvOEqqIF-xWSaqr8sMTiLNbLXRNY';

  test('is read, and its signature believed, as the note that the format was published with', async () => {
    expect(await verifierKeyOf(published.name, publicKey)).toBe(published.key);
    const note = readNote(`${published.text}\n${published.line}\n`);
    expect(note?.text).toBe(published.text);
    const [signature] = note?.signatures ?? [];
    expect(signature?.keyId).toBe(await keyIdOf(published.name, publicKey));
    expect(await isSignedBy(publicKey, published.text, signature?.signature ?? '')).toBe(true);
    expect(await isSignedBy(publicKey, `${published.text}x`, signature?.signature ?? '')).toBe(false);
  });

  test.each([
    ['without a signature', 'text\n'],
    ['with a line that is no signature', `text\n\n— PeterNeumann x08go\n`],
    ['that breaks off', `text\n\n${published.line}`],
  ])('%s is none', (_, note) => {
    expect(readNote(note)).toBeUndefined();
  });
});

describe('a checkpoint that was kept', () => {
  const ed25519 = { name: 'Ed25519' };
  const origin = 'zhaocai.example/portal/record/100001';
  const days: readonly RecordDay[] = ['2026-11-26', '2026-11-27', '2026-11-28'].map((day, no) => ({
    day,
    digest: String(no + 1).repeat(64),
  }));

  async function keyPair() {
    const pair = await crypto.subtle.generateKey(ed25519, true, ['sign', 'verify']);
    const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    return { ...pair, raw: base64Url(raw) };
  }

  async function kept(size: number, changes: { root?: string; day?: string } = {}) {
    const pair = await keyPair();
    const covered = days.slice(0, size);
    const root = changes.root ?? (await treeRoot(covered.map(({ digest }) => digest)));
    const text = checkpointText({ origin, size, root, day: changes.day ?? covered.at(-1)?.day ?? '' });
    const bytes = new Uint8Array(await crypto.subtle.sign(ed25519, pair.privateKey, new TextEncoder().encode(text)));
    const note = await signedNote(text, { name: origin, publicKey: pair.raw, sign: () => base64Url(bytes) });
    return { note, publicKey: pair.raw };
  }

  const judged = async (
    { note, publicKey, ...until }: { note: string; publicKey: string; until?: string },
    told = days,
  ) => (await judgeCheckpoint(note, { days: told, keys: [{ publicKey, ...until }] })).fault;

  test('agrees with the days that it covers, whatever has come since', async () => {
    expect(await judged(await kept(2))).toBeUndefined();
    expect(await judged(await kept(3))).toBeUndefined();
  });

  test('shows a record that was written anew, by whoever tells its days', async () => {
    const rewritten = days.map((one, no) => (no === 1 ? { ...one, digest: 'f'.repeat(64) } : one));
    expect(await judged(await kept(2), rewritten)).toBe('differs');
    expect(await judged(await kept(1), rewritten)).toBeUndefined();
  });

  test('shows days that were taken out', async () => {
    expect(await judged(await kept(3), days.slice(0, 2))).toBe('shorter');
    expect(await judged(await kept(2), days.toSpliced(0, 1))).toBe('otherDay');
  });

  test('is not believed by another key, nor with another text', async () => {
    const one = await kept(2);
    expect(await judged({ ...one, publicKey: (await keyPair()).raw })).toBe('unsigned');
    expect(await judged({ ...one, note: one.note.replace('\n2\n', '\n3\n') })).toBe('unsigned');
    expect(await judged({ ...one, note: 'a letter' })).toBe('unreadable');
    expect(await judged({ ...one, until: '2026-11-27 09:00:00' })).toBeUndefined();
    expect(await judged({ ...one, until: '2026-11-26 09:00:00' })).toBe('unsigned');
  });

  test('its keys and the list of days are the same when read again', async () => {
    expect(readDays(daysText(days))).toEqual(days);
    const { publicKey } = await kept(1);
    const key = await verifierKeyOf(origin, publicKey);
    const until = '2026-11-27 09:00:00';
    expect(readKeys(`${key}\n${key} ${until}\n`)).toEqual([{ publicKey }, { publicKey, until }]);
    expect(readDays('2026-11-26 no digest\n')).toBeUndefined();
    const root = 'ab'.repeat(32);
    const text = checkpointText({ origin, size: 3, root, day: '2026-11-28' });
    expect(readCheckpoint(text)).toEqual({ origin, size: 3, root, day: '2026-11-28' });
    expect(readCheckpoint(text.replace('3', '03'))).toBeUndefined();
  });
});

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
