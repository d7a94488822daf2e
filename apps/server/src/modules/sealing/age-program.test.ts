import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newIdentity, openStream, openWith, sealStream, sealTo, type AgeIdentity } from '@zhaocai/model/sealing/age';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Anybody must open with tools that are not ours what was sealed here: Debian's `age`, where it is installed.
const isInstalled = spawnSync('age', ['--version']).status === 0;

let folder: string;
let identity: AgeIdentity;
let keyFile: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'age-'));
  identity = await newIdentity();
  keyFile = join(folder, 'key.txt');
  writeFileSync(keyFile, `${identity.secret}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

const plain = Buffer.from('一份报价，三个文件。\n'.repeat(9000));

describe.skipIf(!isInstalled)('the age program (Debian package age; skipped where it is not installed)', () => {
  it('opens what was sealed here', async () => {
    const path = join(folder, 'bid.age');
    writeFileSync(path, await sealTo(identity.recipient, plain));
    expect(execFileSync('age', ['-d', '-i', keyFile, path])).toEqual(plain);
  });

  it('seals what is opened here', async () => {
    const cipher = execFileSync('age', ['-r', identity.recipient], { input: plain });
    expect(Buffer.from(await openWith(identity.secret, cipher))).toEqual(plain);
  });

  it('refuses a byte that was changed', async () => {
    const cipher = Buffer.from(await sealTo(identity.recipient, plain));
    cipher[1000] = (cipher[1000] ?? 0) ^ 1;
    expect(spawnSync('age', ['-d', '-i', keyFile], { input: cipher }).status).not.toBe(0);
  });
});

describe('a file that flows', () => {
  it('tells the size of its cipher text before, and opens again', async () => {
    const { cipher, sizeOf } = await sealStream(identity.recipient, new Blob([plain]).stream());
    const bytes = Buffer.from(await new Response(cipher).arrayBuffer());
    expect(sizeOf(plain.length)).toBe(bytes.length);
    const again = await openStream(identity.secret, new Blob([bytes]).stream());
    expect(Buffer.from(await new Response(again).arrayBuffer())).toEqual(plain);
  });
});
