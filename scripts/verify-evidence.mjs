#!/usr/bin/env node
// Checks a downloaded record without the product, its database or its key: docs/evidence.md says what is computed.
//   node scripts/verify-evidence.mjs evidence-<project>.json      the chains of a project
//   node scripts/verify-evidence.mjs evidence-roots-<…>.json      the signatures of the roots
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [path] = process.argv.slice(2);
if (!path) {
  process.stderr.write('Usage: node scripts/verify-evidence.mjs <file>\n');
  process.exit(2);
}
const content = JSON.parse(readFileSync(path, 'utf8'));
const faults = Array.isArray(content) ? faultsOfChains(content) : faultsOfRoots(content);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(faults.length === 0 ? `intact: ${countOf(content)}\n` : `broken: ${faults.length}\n`);
process.exit(faults.length === 0 ? 0 : 1);

function countOf(content) {
  return Array.isArray(content) ? `${content.length} rows` : `${content.roots.length} days`;
}

/** Rows of one stream by their number: hash = SHA-256(prevHash | seq | payload). Rows that are hidden, or given in
 * part to a reader from whom fields are kept, have their place checked alone. */
function faultsOfChains(rows) {
  const streams = [...new Set(rows.map((row) => row.stream))];
  return streams.flatMap((stream) => faultsOfChain(rows.filter((row) => row.stream === stream)));
}

function faultsOfChain(rows) {
  const chain = rows.sort((one, other) => Number(one.seq) - Number(other.seq));
  return chain.flatMap((row, index) => {
    const prevHash = chain[index - 1]?.hash ?? '0'.repeat(64);
    const faults = [
      row.seq !== String(index + 1) && `row ${index + 1} is missing before it`,
      row.prevHash !== prevHash && 'does not follow the row before',
      row.payload !== null && !row.isPartial && hashOf(row) !== row.hash && 'is not what its hash was made of',
    ];
    return faults.filter(Boolean).map((fault) => `${row.stream} row ${row.seq}: ${fault}`);
  });
}

function hashOf({ prevHash, seq, payload }) {
  return createHash('sha256').update(`${prevHash}|${seq}|${payload}`, 'utf8').digest('hex');
}

/** Ed25519 over {"day":…,"digest":…,"tenantId":…}, keys in this order, without spaces. */
function faultsOfRoots({ tenantId, publicKey, roots }) {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  return roots
    .filter(({ day, digest, signature }) => {
      const text = JSON.stringify({ day, digest, tenantId });
      return !verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
    })
    .map(({ day }) => `${day}: the signature is not of this key`);
}
