import { readFileSync, statSync } from 'node:fs';
import { menuSeeds, type MenuSeed } from '@zhaocai/model';
import { describe, expect, test } from 'vitest';
import { helpFiles, placeOf } from '../src/modules/desk/help/help-files.ts';
import { helpLink } from '../src/modules/desk/help/help-markdown.ts';

/** Menus whose pages are built and have no help yet. Empty, but while a page is on its way. */
const withoutHelpYet: readonly string[] = [];

/** Names of pages that no picture was taken of yet: the demo has nothing there to show, or it does not pack. */
const withoutPictureYet: readonly string[] = ['applicationForm', 'fillIn', 'purchaseconf', 'taskForm'];

/** Least lengths of a text that says what a page is for, how to work with it and what to do when it refuses. */
const leastWords = 120;
const leastSigns = 180;
const mostBytes = 40 * 1024;

const flat = (menus: readonly MenuSeed[]): readonly MenuSeed[] =>
  menus.flatMap((menu) => [menu, ...flat(menu.children ?? [])]);
const all = flat(menuSeeds);
/** A menu with others below it leads to no page of its own. */
const leaves = all.filter(({ planned, children }) => !planned && !children);
const files = helpFiles();
const named = files.map((file) => [placeOf(file), file] as const);
const places = new Set(files.map(placeOf));

describe('the help of the product', () => {
  test('has a page for every menu that leads to a page', () => {
    const missing = leaves.map(({ code }) => code).filter((code) => !places.has(code));
    expect(missing).toEqual(withoutHelpYet);
  });

  test('stands once for each page, under a name of its own', () => {
    expect(repeated(files.map(placeOf))).toEqual([]);
    expect(repeated(files.map(({ name }) => name))).toEqual([]);
  });

  // That the pages without a menu are there is tested where they are, with the pages of the web.
  test('is of no menu that is gone', () => {
    const codes = new Set(leaves.map(({ code }) => code));
    expect(files.filter(({ code }) => code !== undefined && !codes.has(code)).map(placeOf)).toEqual([]);
    const homeless = files.filter(({ under }) => under !== undefined && !codes.has(under));
    expect(homeless.map(placeOf)).toEqual([]);
  });

  test.each(named)('of %s says enough in both languages', (_, { zh, en }) => {
    expect((zh.markdown.match(/\p{Script=Han}/gu) ?? []).length).toBeGreaterThanOrEqual(leastSigns);
    expect((en.markdown.match(/[\p{L}\d’'-]+/gu) ?? []).length).toBeGreaterThanOrEqual(leastWords);
    expect(en.markdown).not.toMatch(/\p{Script=Han}/u);
  });

  test.each(named)('of %s leads to pages of help that there are', (_, { zh, en }) => {
    const linked = [zh, en].map(({ markdown }) => Array.from(markdown.matchAll(helpLink), ([, , place]) => place));
    expect(linked.flat().filter((place) => !places.has(place ?? ''))).toEqual([]);
    // Neither language leads where the other does not.
    expect(new Set(linked[0])).toEqual(new Set(linked[1]));
  });

  test('has its pictures, but for those that are named', () => {
    const missing = files.filter(({ pictures }) => !pictures.zh || !pictures.en).map(({ name }) => name);
    expect(missing.toSorted()).toEqual(withoutPictureYet.toSorted());
  });

  test.each(named)('of %s shows its page in pictures that browsers read and that are small', (_, { pictures }) => {
    for (const picture of Object.values(pictures)) expect(pictureFault(picture)).toBe('');
  });
});

/** What is wrong with a picture; empty where nothing is. */
function pictureFault(picture: URL): string {
  if (readFileSync(picture).subarray(8, 12).toString('latin1') !== 'WEBP') return `${picture.pathname} is no webp`;
  return statSync(picture).size > mostBytes ? `${picture.pathname} is larger than ${mostBytes} bytes` : '';
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
