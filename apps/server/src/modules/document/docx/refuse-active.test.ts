import { describe, expect, test } from 'vitest';
import { refuseActive } from './refuse-active.ts';

const parts = (name: string, text: string) => ({ [name]: Buffer.from(text) });
const links = (text: string) => parts('word/_rels/document.xml.rels', text);
const body = (text: string) => parts('word/document.xml', text);

describe('a template that fetches something', () => {
  test.each([
    ['by a link', links('<Relationship Id="r1" Type="x/image" TargetMode="External" Target="http://a.example"/>')],
    ['by a link with > in an attribute', links(`<Relationship Id="a>b" Type='x>y' TargetMode="External"/>`)],
    ['by a field', body('<w:instrText xml:space="preserve"> INCLUDETEXT "a" </w:instrText>')],
    ['by a field in pieces', body('<w:instrText>INCLUDE</w:instrText><w:r/><w:instrText a="x>y">TEXT x</w:instrText>')],
  ])('%s is refused', (_what, template) => expect(() => refuseActive(template)).toThrow('document.active'));

  test('is told from one that does not', () => {
    expect(() => refuseActive(links('<Relationship Id="r1" Type="x/styles" Target="styles.xml"/>'))).not.toThrow();
    expect(() => refuseActive(body('<w:instrText> PAGE </w:instrText>'))).not.toThrow();
  });
});

/** Each of these takes minutes where what was read is gone over again. */
test.each([
  ['relationships', links('<Relationship '.repeat(300_000))],
  ['relationships with open quotes', links('<Relationship a="'.repeat(300_000))],
  ['instructions', body('<w:instrText '.repeat(300_000))],
  ['instructions with open quotes', body(`<w:instrText a='`.repeat(300_000))],
  ['attributes', body('w:instr = '.repeat(300_000))],
])('a template of 4 MB of nothing but beginnings of %s is judged at once', (_what, template) => {
  const since = performance.now();
  refuseActive(template);
  expect(performance.now() - since).toBeLessThan(2_000);
});
