import forge from 'node-forge';
import { expect, test } from 'vitest';
import { longestStallMs } from '../../../../test/longest-stall.ts';
import { makeP12 } from '../../../../test/signing-key.ts';
import { steadyMeasure } from '../../../../test/steady-measure.ts';
import { readP12 } from './read-p12.ts';

const password = 'p12-password';
const p12 = makeP12('采购中心');

/** The same file, whose seal of the whole says another number of rounds. */
function withRounds(count: number): string {
  const file = forge.asn1.fromDer(Buffer.from(p12, 'base64').toString('latin1'));
  const seal = (file.value as forge.asn1.Asn1[])[2]?.value as forge.asn1.Asn1[];
  const rounds = forge.asn1.integerToDer(count).getBytes();
  const { Class, Type } = forge.asn1;
  seal[2] = forge.asn1.create(Class.UNIVERSAL, Type.INTEGER, false, rounds);
  return Buffer.from(forge.asn1.toDer(file).getBytes(), 'latin1').toString('base64');
}

test('a P12 opens to its key and its certificate', async () => {
  const { privateKey, chain } = await readP12({ content: p12, password });
  expect(privateKey.asymmetricKeyType).toBe('rsa');
  expect(chain).toHaveLength(1);
});

test('a wrong password is told', async () => {
  await expect(readP12({ content: p12, password: 'another' })).rejects.toMatchObject({
    code: 'file.certificateUnreadable',
  });
});

test('a P12 that asks for an hour of hashing is refused before any of it', async () => {
  const reading = readP12({ content: withRounds(2 ** 31 - 1), password });
  await expect(reading).rejects.toMatchObject({ code: 'file.certificateCostly' });
});

test('a P12 of as many rounds as it may have holds nobody up', async () => {
  const content = withRounds(900_000);
  const stall = () => longestStallMs(readP12({ content, password }).catch(() => undefined));
  expect(await steadyMeasure(stall, (ms) => ms < 250)).toBeLessThan(250);
});
