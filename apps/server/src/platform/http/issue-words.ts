import {
  entities,
  parseRoute,
  wordsOfPattern,
  type Endpoint,
  type Entity,
  type Language,
  type Text,
} from '@zhaocai/model';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;
/** Of a call: what its inputs are called hangs on it. */
export type Asked = Pick<Endpoint, 'route' | 'generic'>;

/** What is wrong with an input, in the reader's language: never a word of the schema's own. */
export function reasonOf(issue: Issue, raw: unknown, language: Language): string {
  // A text that the schema itself says.
  if (issue.message !== '') return issue.message;
  const { zh, en } = isMissing(issue, raw) ? missing : wordsOf(issue, language);
  return language === 'zh' ? zh : en;
}

const missing: Text = { zh: '必填', en: 'it is required' };
const strange: Text = { zh: '格式不正确', en: 'this is not what is expected here' };

/** Nothing was given where something else than a text of its own kind is wanted. */
function isMissing({ code, path }: Issue, raw: unknown): boolean {
  if (code === 'custom' || code === 'unrecognized_keys') return false;
  const given = path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    raw,
  );
  return path.length > 0 && (given === undefined || given === null || given === '');
}

function wordsOf(issue: Issue, language: Language): Text {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? strange;
    case 'invalid_value':
      return oneOf(issue.values.map(String));
    case 'too_big':
      return limit(issue.origin, 'most', String(issue.maximum));
    case 'too_small':
      return limit(issue.origin, 'least', String(issue.minimum));
    case 'invalid_format': {
      const words = wordsOfPattern(issue.pattern, language);
      return words === undefined ? (formats[issue.format] ?? strange) : { zh: words, en: words };
    }
    case 'not_multiple_of':
      return { zh: `应为${issue.divisor}的倍数`, en: `it is a multiple of ${issue.divisor}` };
    case 'unrecognized_keys':
      return { zh: `不支持的字段“${issue.keys.join('、')}”`, en: `unknown fields: ${issue.keys.join(', ')}` };
    default:
      return strange;
  }
}

const kinds: Readonly<Record<string, Text>> = {
  string: { zh: '应为文字', en: 'it is a text' },
  number: { zh: '应为数字', en: 'it is a number' },
  int: { zh: '应为整数', en: 'it is a whole number' },
  nan: { zh: '应为数字', en: 'it is a number' },
  boolean: { zh: '应为“是”或“否”', en: 'it is yes or no' },
  date: { zh: '应为日期', en: 'it is a day' },
  array: { zh: '应为列表', en: 'it is a list' },
  tuple: { zh: '应为列表', en: 'it is a list' },
  object: { zh: '应为一组字段', en: 'it is a set of fields' },
  record: { zh: '应为一组字段', en: 'it is a set of fields' },
  null: { zh: '应为空', en: 'it is left empty' },
  undefined: { zh: '应为空', en: 'it is left empty' },
};

const formats: Readonly<Record<string, Text>> = {
  email: { zh: '应为电子邮箱地址', en: 'it is an email address' },
  url: { zh: '应为网址', en: 'it is a web address' },
  datetime: { zh: '应为日期和时间', en: 'it is a day with a time' },
  date: { zh: '应为日期', en: 'it is a day' },
  time: { zh: '应为时间', en: 'it is a time' },
};

/** More than these are not told. */
const mostTold = 12;

function oneOf(values: readonly string[]): Text {
  const told = values.slice(0, mostTold);
  const more = values.length > mostTold;
  return {
    zh: `应为以下之一：${told.map((value) => `“${value}”`).join('、')}${more ? '等' : ''}`,
    en: `it is one of ${told.join(', ')}${more ? ', …' : ''}`,
  };
}

const units: Readonly<Record<string, Text>> = {
  string: { zh: '个字', en: ' characters' },
  array: { zh: '项', en: ' entries' },
  set: { zh: '项', en: ' entries' },
  map: { zh: '项', en: ' entries' },
  file: { zh: '字节', en: ' bytes' },
};

function limit(origin: string, bound: 'most' | 'least', value: string): Text {
  const unit = units[origin];
  if (bound === 'most')
    return unit ? { zh: `不能超过${value}${unit.zh}`, en: `it has at most ${value}${unit.en}` } : above(value);
  if (unit && value === '1') return { zh: '不能为空', en: 'it is not empty' };
  return unit
    ? { zh: `至少${value}${unit.zh}`, en: `it has at least ${value}${unit.en}` }
    : { zh: `不能小于${value}`, en: `it is at least ${value}` };
}

const above = (value: string): Text => ({ zh: `不能大于${value}`, en: `it is at most ${value}` });

/** What an input is called: by the entity that the call is about, by what all call it, else by its name in quotes. */
export function nameOf(path: readonly PropertyKey[], asked: Asked, language: Language): string {
  if (path.length === 0) return language === 'zh' ? '请求内容' : 'What was sent';
  const words = path.map((step) => wordOf(step, asked));
  const isKnown = words.every((word) => word !== undefined);
  if (isKnown && words.length > 0) return words.map((word) => word[language]).join(language === 'zh' ? '' : ' ');
  const name = path.map(String).join('.');
  return language === 'zh' ? `参数“${name}”` : name;
}

function wordOf(step: PropertyKey, { route, generic }: Asked): Text | undefined {
  const name = String(step);
  if (/^\d+$/.test(name)) return { zh: `第${Number(name) + 1}项`, en: `${Number(name) + 1}` };
  return (generic?.entity ?? entityOf(route))?.fields[name]?.label ?? usual[name] ?? agreed.get(name);
}

const catalog: readonly Entity[] = entities;

/** Whose path the call lies below: the longest. */
function entityOf(route: Endpoint['route']): Entity | undefined {
  const { path } = parseRoute(route);
  return catalog
    .filter((one) => path.startsWith(`${one.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}

/** What calls take beside fields. */
const usual: Readonly<Record<string, Text>> = {
  id: { zh: '编号', en: 'Number' },
  ids: { zh: '所选数据', en: 'Selection' },
  version: { zh: '数据版本', en: 'Version of the row' },
  current: { zh: '页码', en: 'Page' },
  size: { zh: '每页条数', en: 'Rows a page' },
  keyword: { zh: '关键词', en: 'Keyword' },
  reason: { zh: '原因', en: 'Reason' },
  amount: { zh: '金额', en: 'Amount' },
  agree: { zh: '是否同意', en: 'Decision' },
  details: { zh: '明细', en: 'Lines' },
  packages: { zh: '采购包', en: 'Packages' },
  items: { zh: '明细', en: 'Lines' },
  files: { zh: '附件', en: 'Files' },
  list: { zh: '列表', en: 'List' },
  rows: { zh: '列表', en: 'List' },
  lang: { zh: '语言', en: 'Language' },
};

/** Names that mean one thing wherever they are a field. */
const agreed: ReadonlyMap<string, Text> = agreedLabels();

function agreedLabels(): Map<string, Text> {
  const labels = new Map<string, Text>();
  const apart = new Set<string>();
  for (const [name, { label }] of catalog.flatMap(({ fields }) => Object.entries(fields))) {
    if ((labels.get(name) ?? label).zh !== label.zh) apart.add(name);
    labels.set(name, label);
  }
  for (const name of apart) labels.delete(name);
  return labels;
}
