import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Everything that words on the screen come from: texts, labels, messages, screens. */
function sources(): string[] {
  return ['apps/web/src', 'packages/model/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(root, folder, file)),
  );
}

test('[R449] the kind of client is a word that nobody reads', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => /\bsass\b/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});

/** What is read in English: label, message or title of this product, and the line that it stands in. */
const inEnglish = /\b(?:en|\w+En): *\n? *('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)/g;
const literal = /'([A-Z][^'\n]*)'/g;

interface Read {
  readonly file: string;
  readonly words: string;
}

/** Every English text of the code, and every line of the help pages that is English. */
function englishTexts(): Read[] {
  const modules = join(root, 'apps/server/src/modules');
  const inModules = readdirSync(modules, { recursive: true, encoding: 'utf8' }).map((file) => join(modules, file));
  const code = [...sources(), ...inModules.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))];
  const help = inModules.filter((file) => /\/help\/\w+\.md$/.test(file));
  return [...code.flatMap(textsOfCode), ...help.flatMap(linesOfHelp)];
}

function textsOfCode(file: string): Read[] {
  const source = readFileSync(file, 'utf8');
  // In menus the English name is the last word of a line, not the value of a field.
  const patterns = file.endsWith('menus.ts') ? [inEnglish, literal] : [inEnglish];
  const found = patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, words = '']) => words));
  // What stands in braces is the name of a parameter.
  return found.map((words) => ({ file, words: words.replaceAll(/\{[^}]*\}/g, '') }));
}

function linesOfHelp(file: string): Read[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  const isRead = (line: string) => !/[\u4e00-\u9fff]/.test(line) && !/^\w+: \S+$/.test(line);
  // An address of a link is not read.
  return lines.filter(isRead).map((line) => ({ file, words: line.replaceAll(/\]\([^)]*\)/g, ']') }));
}

/** Where `entry` is the word of another field: of the books, of a form, of a list. */
const otherEntries = /\/(?:ledger|form|kit|develop|resource|codegen)\//;

interface OneWord {
  readonly not: RegExp;
  readonly but: string;
  /** Everywhere, unless it is said where. */
  readonly where?: (file: string) => boolean;
}

/** One word for one thing, as docs/glossary.md has it: what is not said, and what is said in its place. */
const oneWord: readonly OneWord[] = [
  { not: /\bregimes?\b/i, but: 'governing law' },
  { not: /\bblack[- ]?list/i, but: 'debar, debarred, debarment' },
  { not: /\breckon/i, but: 'calculate' },
  { not: /\bentr(?:y|ies)\b/i, but: 'registration', where: (file) => !otherEntries.test(file) },
  { not: /\bmanners?\b/i, but: 'procurement method' },
  { not: /(?<!by )\blots?\b(?! of\b)/i, but: 'package' },
  { not: /\bgeneral budget/i, but: 'total budget' },
  { not: /\binquir(?:y|ies)\b/i, but: 'RFQ' },
  { not: /^.Ahead.$/, but: 'Not started' },
  { not: /what must hold/i, but: 'Publishing checks' },
  { not: /^.(?:Opinion )?[Kk]ept.$/, but: 'Saved' },
  { not: /\bdraw(?:n|ing)? up again/i, but: 'Regenerate' },
  { not: /\bask others too/i, but: 'Add approver' },
  { not: /^.Hand on.$/, but: 'Reassign' },
  { not: /^.Foundations.$/, but: 'Configuration' },
  { not: /approvals of actions/i, but: 'Approval bindings' },
  { not: /\bcar positions?\b/i, but: 'Parking spaces' },
  { not: /\bquote deposits?\b/i, but: 'Bid security' },
  { not: /\bselect row \d/i, but: 'in the language of the screen' },
  { not: /\bArt\. ?\d|[Ll]aw \d|\b[Oo]rder \d+ \d|[a-z,;(] ?Article \d/, but: 'the law, then: , article 24' },
];

const texts = englishTexts();

test.each(oneWord)('nobody reads $not: it is $but', ({ not, where = () => true }) => {
  expect(texts.length).toBeGreaterThan(5000);
  const found = texts.filter(({ file, words }) => where(file) && not.test(words));
  expect(found.map(({ file, words }) => `${file.slice(root.length)}: ${words}`)).toEqual([]);
});

/** Phrases that people stumbled over, and what is said in their place. */
const chinesePhrases: readonly (readonly [RegExp, string])[] = [
  [/采购采购结果公告/, '采购项目结果公告'],
  [/卷宗/, '归档资料'],
  [/提交定标结果/, '提交成交结果'],
  [/什么都不导入/, '任一行有误则整批不导入'],
  [/每一条后面是它的出处/, '法规依据'],
  [/现在发布须符合/, '发布条件核验'],
  [/要申请什么/, '发起申请'],
  [/临近的时间/, '近期截止'],
  [/下一时限/, '下一截止时间'],
  [/用户昵称/, '姓名'],
  [/新增的错误日志会出现在这里/, '暂无错误日志'],
  [/幂等键/, '请勿重复提交'],
  [/请填写开标时间/, '请选择开标时间'],
  [/(?<!迷)你/, '您'],
  [/(?<!较最低价)高 ?\{\w+\}%/, '较最低价高 {share}%'],
  [/\d+F\b|\}F\b/, '1层'],
  [/^[^：]*: .不需要.$/, '放弃'],
];
const inChinese = /\b(?:zh|name): *\n? *('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`)/g;

const read = sources().flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(inChinese)].map(([, words = '']) => `${file.slice(root.length)}: ${words}`),
);

test.each(chinesePhrases)('nobody reads %s: it is %s', (phrase) => {
  expect(read.length).toBeGreaterThan(5000);
  expect(read.filter((words) => phrase.test(words))).toEqual([]);
});

test('an article is cited by law and article without a space between them', () => {
  const files = [...sources(), join(root, 'apps/server/src/modules/tendering/seed/law-rules.ts')];
  expect(files.filter((file) => /[法号）》] 第[一二三四五六七八九十百]+条/.test(readFileSync(file, 'utf8')))).toEqual(
    [],
  );
});
