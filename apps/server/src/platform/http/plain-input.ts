import { strangeCharacterIn, type Language } from '@zhaocai/model';
import { mostLevels, mostNames, shapeFault } from './json-depth.ts';
import { Refusal } from './refusal.ts';

/** Of one list: the largest drawing and the longest list of lines are a tenth of it. */
const mostItems = 20_000;
/** Of ids in one text, `1,2,3`: two of the longest pages. */
const mostIds = 2000;
const listOfIds = /(^i|I)ds$/;

interface InputFault {
  /** `lines.1.name`; the empty text is the whole. */
  path: string;
  readonly reason: 'strangeCharacter' | 'tooDeep' | 'tooManyFields' | 'tooManyItems' | 'unknownFilter';
  readonly parameters: Readonly<Record<string, string | number>>;
}

const tooManyNames: InputFault = { path: '', reason: 'tooManyFields', parameters: { max: mostNames } };

/**
 * A form as it came, refused by its number of names before it is taken apart: that alone takes a quarter of a second for
 * as much as a body may weigh.
 */
export function demandFewNames(form: string, language: Language): void {
  if (form.split('&', mostNames + 1).length > mostNames) refuseFor({ ...tooManyNames }, language);
}

/**
 * Refuses an input that holds a character that cannot be kept (model/kit/plain-text.ts), in any text or name of it,
 * or that is nested or spread further than anything we ask for. It stands in front of every handler, so it goes through
 * the input once, and makes nothing but where there is something to refuse.
 */
export function demandPlain(input: unknown, language: Language): void {
  const fault = faultIn(input, mostLevels);
  if (fault) refuseFor(fault, language);
}

function refuseFor({ path, reason, parameters }: InputFault, language: Language): never {
  const field = path || (language === 'zh' ? '请求' : 'request');
  throw new Refusal(`platform.${reason}`, { field, ...parameters });
}

function faultIn(value: unknown, levels: number): InputFault | undefined {
  if (typeof value === 'string') return faultOfText(value) ?? faultOfJson(value, levels);
  if (typeof value !== 'object' || value === null) return undefined;
  if (levels === 0) return { path: '', reason: 'tooDeep', parameters: { max: mostLevels } };
  return Array.isArray(value) ? faultOfList(value, levels - 1) : faultOfObject(value, levels - 1);
}

function faultOfText(text: string): InputFault | undefined {
  const character = strangeCharacterIn(text);
  return character === undefined ? undefined : { path: '', reason: 'strangeCharacter', parameters: { character } };
}

/** A drawing, a form or a condition may come as the JSON text of itself: what will be read out of it is judged, too. */
function faultOfJson(text: string, levels: number): InputFault | undefined {
  if (!text.startsWith('{') && !text.startsWith('[')) return undefined;
  // It is not even read to find out how deep it goes.
  if (shapeFault(text) === 'tooDeep') return { path: '', reason: 'tooDeep', parameters: { max: mostLevels } };
  return faultIn(jsonIn(text), levels);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // `[重要] …` is a text like any other.
    return undefined;
  }
}

function faultOfList(list: readonly unknown[], levels: number): InputFault | undefined {
  if (list.length > mostItems) return { path: '', reason: 'tooManyItems', parameters: { max: mostItems } };
  for (let index = 0; index < list.length; index += 1) {
    const fault = faultIn(list[index], levels);
    if (fault) return below(String(index), fault);
  }
  return undefined;
}

function faultOfObject(object: object, levels: number): InputFault | undefined {
  let count = 0;
  // Parsed input has names of its own only. Object.entries would make as many lists.
  for (const name in object) {
    count += 1;
    if (count > mostNames) return { ...tooManyNames };
    const ofName = faultOfName(name);
    if (ofName) return ofName;
    // A parsed input: any of its names may be asked for.
    const value = (object as Record<string, unknown>)[name];
    const fault = faultIn(value, levels) ?? faultOfIds(name, value);
    if (fault) return below(name, fault);
  }
  return undefined;
}

/** Each of them is looked for, judged and locked. */
function faultOfIds(name: string, value: unknown): InputFault | undefined {
  if (typeof value !== 'string' || value.length <= mostIds || !listOfIds.test(name)) return undefined;
  if (value.split(',', mostIds + 1).length <= mostIds) return undefined;
  return { path: '', reason: 'tooManyItems', parameters: { max: mostIds } };
}

/**
 * By these an object is made a text or a number: one that has them itself, as a word or a number, can be made neither,
 * and whoever tries is thrown out.
 */
const makesText = new Set(['toString', 'valueOf']);

/** Of the object that has it. JSON is refused with `__proto__` by its parser; a query or a form may still have it. */
function faultOfName(name: string): InputFault | undefined {
  if (name === '__proto__' || makesText.has(name))
    return { path: '', reason: 'unknownFilter', parameters: { field: name } };
  return faultOfText(name);
}

function below(name: string, fault: InputFault): InputFault {
  fault.path = fault.path ? `${name}.${fault.path}` : name;
  return fault;
}
