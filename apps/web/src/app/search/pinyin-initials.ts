/** The first character of each letter's part in the order of pinyin; no syllable begins with I, U or V. */
const firstOfLetter = Array.from('阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀');
const letters = 'abcdefghjklmnopqrstwxyz';

const byPinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/** `采购项目` → `cgxm`: what people type who do not want to change the keyboard. Characters with two readings take one. */
export function initialsOf(name: string): string {
  return Array.from(name, initialOf).join('');
}

function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return character.toLowerCase();
  const place = firstOfLetter.findLastIndex((start) => byPinyin.compare(start, character) <= 0);
  return letters[place] ?? '';
}
