// node verify.mjs archive.zip: checks a record and its sealed bids without the product, its database or its keys.
import { readFileSync } from 'node:fs';
import { argv, exit, stderr, stdout } from 'node:process';
import { verifyArchive } from '@zhaocai/model/record/verify-archive';

const [, , path] = argv;
if (!path) {
  stderr.write('Usage: node verify.mjs archive.zip\n');
  exit(2);
}
const { counts, faults, publicKey } = await verifyArchive(readFileSync(path)).catch((error) => ({
  counts: {},
  faults: [error.message],
}));
for (const fault of faults) stdout.write(`${fault}\n`);
const { rows, days, heads, bids, checkpoints } = counts;
if (publicKey) stdout.write(`signed by the key ${publicKey}: compare it with one that you kept\n`);
const checked = `${rows} rows, ${days} signed days, ${checkpoints} checkpoints, ${bids} sealed bids`;
if (heads > 0) stdout.write(`${heads} rows of its chains are those that were signed when they were written\n`);
else if (faults.length === 0) stdout.write('no chain was held against where it stood when it was signed\n');
const verdict = days + heads + checkpoints > 0 ? 'OK' : 'OK, BUT NO SIGNED ROOT WAS IN IT';
stdout.write(faults.length === 0 ? `${verdict}: ${checked}\n` : 'NOT OK\n');
exit(faults.length === 0 ? 0 : 1);
