import { isInForce } from '../kit/days.ts';
import type { Text } from '../kit/text.ts';
import { noticeElements, type NoticeElement } from './notice-elements.ts';

/** What the project says of itself: a notice may say no less, and nothing else. Money in yuan, times as instants. */
export interface NoticeFacts {
  readonly projectNo: string;
  readonly projectName: string;
  readonly mannerName: string;
  readonly buyerName: string | null;
  readonly linkman: string | null;
  readonly phone: string | null;
  readonly generalBudget: string;
  readonly ceilingMoney: string | null;
  readonly fundsSource: string | null;
  readonly qualification: string | null;
  readonly isConsortium: boolean | null;
  readonly packageNames: readonly string[];
  readonly entryEndTime: string;
  readonly bidEndTime: string;
  readonly openTime: string;
  readonly openPlace: string | null;
  readonly publishTime: string | null;
  readonly winners: readonly { readonly supplierName: string; readonly totalMoney: string }[];
  /** How many things a change notice changes: the product writes them below its text. */
  readonly changes: number;
}

/** A row of `notice_rule`, as far as it is judged by. */
export interface NoticeRule {
  readonly element: number;
  readonly bulletinType: number;
  readonly lawRegime: number;
  readonly manner: number | null;
  readonly isRequired: boolean;
  readonly sourceArticle: string;
  readonly sourceArticleEn: string;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

export interface NoticeFinding {
  /** Of `noticeElements`. */
  readonly element: number;
  /** Not said; said otherwise than the project has it; or the project itself does not have it. */
  readonly kind: 'missing' | 'differs' | 'unset';
  /** Otherwise it is only told. */
  readonly blocks: boolean;
  readonly article: Text;
  /** What the text says instead. */
  readonly words: string | null;
  /** What would be written, in Chinese as notices are; null where the product does not know it. */
  readonly line: string | null;
}

interface Asked {
  readonly bulletinType: number;
  readonly lawRegime: number;
  readonly manner: number;
  /** `yyyy-MM-dd`, the day of the notice. */
  readonly day: string;
}

/** The rules of a notice; those of its method go before those of every method. */
export function noticeRulesFor(rules: readonly NoticeRule[], asked: Asked): NoticeRule[] {
  const inForce = rules.filter(
    (rule) =>
      rule.bulletinType === asked.bulletinType &&
      rule.lawRegime === asked.lawRegime &&
      (rule.manner === null || rule.manner === asked.manner) &&
      isInForce(rule, asked.day),
  );
  const ownOf = new Set(inForce.flatMap(({ manner, element }) => (manner === null ? [] : [element])));
  return inForce.filter(({ manner, element }) => manner !== null || !ownOf.has(element));
}

/** What of the rules a text does not keep. `text` is title and body as they are read, without their marks. */
export function noticeFindings(rules: readonly NoticeRule[], facts: NoticeFacts, text: string): NoticeFinding[] {
  const read = squeezed(text);
  return rules.flatMap(({ element, isRequired, sourceArticle, sourceArticleEn }) => {
    const name = noticeElements.named(element)?.name;
    const fault = name && judges[name](read, facts);
    if (!name || !fault) return [];
    const article = { zh: sourceArticle, en: sourceArticleEn };
    const line = fault.kind === 'unset' ? null : (lines[name]?.(facts) ?? null);
    return [{ element, kind: fault.kind, words: fault.words ?? null, blocks: isRequired, article, line }];
  });
}

interface Fault {
  readonly kind: NoticeFinding['kind'];
  readonly words?: string;
}

type Judge = (read: string, facts: NoticeFacts) => Fault | undefined;

const missing: Fault = { kind: 'missing' };

/** Digits without their groups, and no blank: as a text is compared. Lines stay lines. */
function squeezed(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/[^\S\n]+/g, '');
}

/** A value of the project stands in the text as it is. */
const says =
  (value: (facts: NoticeFacts) => string | null): Judge =>
  (read, facts) => {
    const wanted = value(facts);
    if (!wanted) return { kind: 'unset' };
    return read.includes(squeezed(wanted)) ? undefined : missing;
  };

const speaksOf =
  (words: RegExp): Judge =>
  (read) =>
    words.test(read) ? undefined : missing;

/** As the project has it; where it has nothing, the text may say it by itself. */
const ifSet =
  (value: (facts: NoticeFacts) => string | null, otherwise: RegExp): Judge =>
  (read, facts) => {
    if (value(facts)) return says(value)(read, facts);
    return otherwise.test(read) ? undefined : { kind: 'unset' };
  };

function all(...judged: readonly Judge[]): Judge {
  return (read, facts) => judged.map((judge) => judge(read, facts)).find((fault) => fault !== undefined);
}

/** Where a value is written behind its label, one of those must be the project's. */
const labelled =
  (label: RegExp, value: (facts: NoticeFacts) => string | null): Judge =>
  (read, facts) => {
    const wanted = value(facts);
    const told = [...read.matchAll(label)].map(([, words = '']) => words).filter((words) => words !== '');
    if (!wanted || told.length === 0 || told.some((words) => words.includes(squeezed(wanted)))) return undefined;
    return { kind: 'differs', words: told[0] ?? '' };
  };

const onDay =
  (time: (facts: NoticeFacts) => string | null): Judge =>
  (read, facts) => {
    const day = time(facts)?.slice(0, 10);
    if (!day) return { kind: 'unset' };
    const [year, month, date] = day.split('-').map(Number);
    const forms = [day, `${year}年${month}月${date}日`, `${year}年${day.slice(5, 7)}月${day.slice(8)}日`];
    return [...forms, day.replaceAll('-', '/'), day.replaceAll('-', '.')].some((form) => read.includes(form))
      ? undefined
      : missing;
  };

const amount =
  (money: (facts: NoticeFacts) => string | null): Judge =>
  (read, facts) => {
    const yuan = money(facts);
    if (!yuan) return undefined;
    const plain = yuan.replace(/\.00$/, '');
    const inTenThousands = plain.endsWith('0000') && !plain.includes('.') ? `${plain.slice(0, -4)}万` : yuan;
    return [plain, inTenThousands].some((figure) => read.includes(figure)) ? undefined : missing;
  };

const each =
  (values: (facts: NoticeFacts) => readonly string[], judge: (value: string) => Judge): Judge =>
  (read, facts) =>
    all(...values(facts).map(judge))(read, facts);

/** A notice says whether consortia may take part, and says it as the project has it. */
const asAccepted: Judge = (read, { isConsortium }) => {
  const refused = /不(?:予|再)?接受[^\n,;。]{0,12}联合体/.exec(read)?.[0];
  const accepted = /(?<!不|不予|不再)接受[^\n,;。]{0,12}联合体/.exec(read)?.[0];
  const otherwise = isConsortium ? refused : accepted;
  if (otherwise) return { kind: 'differs', words: otherwise };
  return /联合体/.test(read) ? undefined : missing;
};

const judges: Readonly<Record<NoticeElement, Judge>> = {
  projectNo: says(({ projectNo }) => projectNo),
  projectName: says(({ projectName }) => projectName),
  manner: says(({ mannerName }) => mannerName),
  buyer: says(({ buyerName }) => buyerName),
  contact: all(
    labelled(/(?:电话|联系方式)[::]([^\n,;。]{3,40})/g, ({ phone }) => phone),
    labelled(/联系人[::]([^\n,;。]{1,30})/g, ({ linkman }) => linkman),
    ifSet(({ linkman }) => linkman, /联系人/),
    ifSet(({ phone }) => phone, /(?:电话|联系方式)[::][^\n]{3}/),
  ),
  budget: amount(({ generalBudget }) => generalBudget),
  ceiling: amount(({ ceilingMoney }) => ceilingMoney),
  funds: ifSet(({ fundsSource }) => fundsSource, /资金来源/),
  demand: each(
    ({ packageNames }) => packageNames,
    (name) => says(() => name),
  ),
  qualification: speaksOf(/资格/),
  consortium: asAccepted,
  documents: all(
    speaksOf(/报名|获取|领取|下载/),
    onDay(({ entryEndTime }) => entryEndTime),
  ),
  deadline: onDay(({ bidEndTime }) => bidEndTime),
  opening: all(
    labelled(/开标地点[::]([^\n;。]{1,80})/g, ({ openPlace }) => openPlace),
    onDay(({ openTime }) => openTime),
  ),
  way: speaksOf(/平台|网址|网站|系统/),
  period: speaksOf(/公告期限|公示期|公告期/),
  firstNotice: onDay(({ publishTime }) => publishTime),
  changed: (read, facts) =>
    facts.changes > 0 ? undefined : speaksOf(/变更|更正|澄清|修改|暂停|恢复|延期/)(read, facts),
  winner: each(
    ({ winners }) => winners.map(({ supplierName }) => supplierName),
    (name) => says(() => name),
  ),
  winMoney: each(
    ({ winners }) => winners.map(({ totalMoney }) => totalMoney),
    (money) => amount(() => money),
  ),
  winnerAddress: speaksOf(/地址/),
  evaluators: speaksOf(/评审专家|评标委员会成员|谈判小组|磋商小组|询价小组|评审小组/),
  objection: speaksOf(/异议/),
  reason: speaksOf(/原因/),
  source: all(speaksOf(/唯一供应商/), speaksOf(/地址/)),
  sourceReason: speaksOf(/原因|理由/),
  expertOpinion: speaksOf(/论证/),
};

/** Whether consortia may take part, as notices write it. */
export function consortiumLine({ isConsortium }: { readonly isConsortium: boolean | null }): string {
  return isConsortium ? '本项目接受联合体' : '本项目不接受联合体';
}

/** What is written into a text that does not say it. */
const lines: Readonly<Partial<Record<NoticeElement, (facts: NoticeFacts) => string | null>>> = {
  projectNo: ({ projectNo }) => `项目编号：${projectNo}`,
  projectName: ({ projectName }) => `项目名称：${projectName}`,
  manner: ({ mannerName }) => `采购方式：${mannerName}`,
  buyer: ({ buyerName }) => `采购人：${buyerName}`,
  contact: ({ linkman, phone }) => `联系人：${linkman}；电话：${phone}`,
  budget: ({ generalBudget }) => `预算金额（元）：${generalBudget}`,
  ceiling: ({ ceilingMoney }) => `最高限价（元）：${ceilingMoney}`,
  funds: ({ fundsSource }) => `资金来源：${fundsSource}`,
  demand: ({ packageNames }) => `采购内容：${packageNames.join('、')}`,
  qualification: ({ qualification }) => qualification && `供应商资格要求：${qualification}`,
  consortium: consortiumLine,
  documents: ({ entryEndTime }) => `报名、获取采购文件截止时间：${entryEndTime}`,
  deadline: ({ bidEndTime }) => `报价截止时间：${bidEndTime}`,
  opening: ({ openTime, openPlace }) => `开标时间：${openTime}${openPlace ? `；开标地点：${openPlace}` : ''}`,
  way: () => '登录平台在线报名、在线密封报价',
  firstNotice: ({ publishTime }) => `首次公告日期：${publishTime?.slice(0, 10)}`,
  winner: ({ winners }) => `中标（成交）供应商：${winners.map(({ supplierName }) => supplierName).join('、')}`,
  winMoney: ({ winners }) =>
    winners.map(({ supplierName, totalMoney }) => `${supplierName}：${totalMoney}元`).join('；'),
};
