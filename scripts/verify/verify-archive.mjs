import { faultOfBid } from './bids.mjs';
import { faultsOfChains } from './chains.mjs';
import { faultsOfRoots } from './signed.mjs';
import { membersOf } from './zip.mjs';

/** What is in an archive, and the first things of it that do not fit: nothing fits better than all of it. */
export async function verifyArchive(zip) {
  const members = membersOf(zip);
  const documents = [...members].filter(([path]) => /(^|\/)evidence-[^/]*\.json$/.test(path));
  const read = documents.map(([path, bytes]) => ({ path, content: jsonOf(bytes) }));
  const unread = read.filter(({ content }) => content === undefined).map(({ path }) => `${path}: cannot be read`);
  const rows = read.flatMap(({ content }) => (Array.isArray(content) ? content : []));
  const roots = read.flatMap(({ content }) => (content?.roots ? [content] : []));
  const folders = [...members.keys()].flatMap((path) => /^(.+)\/envelope\.json$/.exec(path)?.[1] ?? []);
  const faults = [...unread, ...faultsOfChains(rows), ...roots.flatMap(faultsOfRoots), ...faultsOfKeys(roots)];
  const around = { members, rows, publicKey: roots[0]?.publicKey };
  for (const folder of folders) faults.push(...[await faultOfBid(folder, around)].flatMap((fault) => fault ?? []));
  const counts = { rows: rows.length, days: roots.flatMap((one) => one.roots).length, bids: folders.length };
  if (Object.values(counts).every((count) => count === 0)) faults.push('there is nothing in it that can be checked');
  return { counts, faults, publicKey: roots[0]?.publicKey };
}

/** Roots of one installation are signed by one key. */
function faultsOfKeys(roots) {
  const keys = new Set(roots.map(({ publicKey }) => publicKey));
  return keys.size > 1 ? [`the roots name ${keys.size} different keys`] : [];
}

function jsonOf(bytes) {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
