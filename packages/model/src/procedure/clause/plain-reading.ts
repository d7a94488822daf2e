/** A text as it is read, whatever it was written in, and where each of its characters stood. */
export interface Reading {
  readonly text: string;
  /** Of each character of `text`: where it began in the text that was given, and where it ended. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** Seen by nobody: zero widths, marks of direction, soft hyphens, choices of glyph. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;
/** What is put between characters to keep a word from being found. */
const between = /[\s·・•‧∙.\-‐‑–—_*~|^+=#]/;
const han = /[\u3400-\u9fff]/;
const latin = /[A-Za-z]/;
const wordLike = /^[A-Za-z0-9\u3400-\u9fff]+$/;

/** The characters of the rules as they are written in traditional script, each above its simplified one. */
const written =
  '註冊資產總額營業銷員職潤納稅繳廠權諾證書蓋聯爾華為訊飛鬆軟專標號須應當採區縣項設機構網點務國績獎榮譽勵醫療電煙報審過後購買領獲現場撥條達擇選優慮屬於環級類組織單個從實際開門賣僅維廣東';
const simplified =
  '注册资产总额营业销员职润纳税缴厂权诺证书盖联尔华为讯飞松软专标号须应当采区县项设机构网点务国绩奖荣誉励医疗电烟报审过后购买领获现场拨条达择选优虑属于环级类组织单个从实际开门卖仅维广东';
const traditional = new Map(written.split('').map((one, at) => [one, simplified[at] ?? one]));

/**
 * The same text in one spelling: full width letters as plain ones, traditional characters of our words as simplified ones,
 * without what nobody sees and what stands between the characters of a word. Lines stay lines unless they are joined.
 */
export function plainReading(given: string, { joinsLines }: { readonly joinsLines: boolean }): Reading {
  const characters = spelled(given);
  const kept = characters.filter((_one, at) => !isBetween(characters, at, joinsLines));
  return {
    text: kept.map(({ character }) => character).join(''),
    from: kept.map(({ from }) => from),
    to: kept.map(({ to }) => to),
  };
}

interface Spelled {
  readonly character: string;
  readonly from: number;
  readonly to: number;
}

function spelled(given: string): Spelled[] {
  const all: Spelled[] = [];
  let from = 0;
  for (const one of given) {
    const to = from + one.length;
    if (!unseen.test(one)) {
      const folded = one.normalize('NFKC');
      const units = (wordLike.test(folded) ? folded : one).split('');
      all.push(...units.map((unit) => ({ character: traditional.get(unit) ?? unit, from, to })));
    }
    from = to;
  }
  return all;
}

/** Between two Chinese characters, or between two letters that stand alone each: `戴 尔`, `D E L L`. */
function isBetween(all: readonly Spelled[], at: number, joinsLines: boolean): boolean {
  const stands = (place: number) => all[place]?.character ?? '';
  const skips = (character: string) => between.test(character) && (joinsLines || character !== '\n');
  if (!skips(stands(at))) return false;
  const before = away(at, -1);
  const after = away(at, 1);
  if (han.test(stands(before)) && han.test(stands(after))) return true;
  const isAlone = (place: number, step: number) => latin.test(stands(place)) && !latin.test(stands(place + step));
  return isAlone(before, -1) && isAlone(after, 1);

  function away(start: number, step: 1 | -1): number {
    let place = start + step;
    // A word is not kept apart by more than this; so a text of blanks alone costs nothing.
    for (let left = 20; left > 0 && skips(stands(place)); left -= 1) place += step;
    return place;
  }
}
