import { entities, type Endpoint, type Entity } from '@zhaocai/model';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { plausibleInput } from './isolation/plausible-input.ts';
import { platformForTest } from './platform.ts';
import { parseInput } from '../src/platform/http/input.ts';
import { Refusal } from '../src/platform/http/index.ts';

// What is said of a wrong input is a sentence of one language, whatever call it is sent to.

const catalog: readonly Entity[] = entities;
const calls: readonly Endpoint[] = platformForTest().mounted.map(({ endpoint }) => endpoint);
const nothing = { id: () => undefined, version: () => 0 };

/** Instead of what a call wants: nothing, too much, and what is of another kind. */
const wrong: readonly unknown[] = [undefined, null, '', 'x'.repeat(20_000), {}, [], [{}], -1, 1e30, true, 'nonsense'];

function* wrongInputs(endpoint: Endpoint): Generator<Record<string, unknown>> {
  const input = plausibleInput(endpoint, catalog, nothing);
  const names = new Set([
    ...Object.keys(input),
    ...(endpoint.input instanceof z.ZodObject ? Object.keys(endpoint.input.shape) : []),
  ]);
  yield {};
  for (const name of names) for (const value of wrong) yield { ...input, [name]: value };
}

function saidOf(endpoint: Endpoint, input: Record<string, unknown>, language: 'zh' | 'en'): string | undefined {
  try {
    parseInput(endpoint, input, language);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'platform.invalid' ? error.text(language) : undefined;
  }
}

/** Codes and names stand in quotes; these words are Chinese usage. */
const plainly = (said: string) =>
  said.replaceAll(/“[^”]*”/g, '').replaceAll(/\b(?:IP|URL|ID|CA|Excel|JSON|API|PDF|OSS|AI|MB|KB)\b/g, '');

/** What is said of an input half in another language. */
function halfSaid(endpoint: Endpoint, input: Record<string, unknown>): string[] {
  const [zh, en] = [saidOf(endpoint, input, 'zh') ?? '', saidOf(endpoint, input, 'en') ?? ''];
  const halves = [/[a-z]{2,}/i.test(plainly(zh)) && zh, /\p{Script=Han}/u.test(en) && en];
  return halves.filter((half) => half !== false).map((half) => `${endpoint.route} ${half}`);
}

describe('of a wrong input', () => {
  test('no English word is said in a Chinese sentence, and no Chinese one in an English', () => {
    const halves = new Set(
      calls.flatMap((endpoint) => [...wrongInputs(endpoint)].flatMap((input) => halfSaid(endpoint, input))),
    );
    expect([...halves]).toEqual([]);
  });

  test('it is said by its label what is missing, too long, too many, or of another kind', () => {
    const of = (route: string) => calls.find((one) => one.route === route);
    const decide = of('POST /api/plan/auditPlan');
    if (!decide) throw new Error('no such call');
    expect(saidOf(decide, { id: '1', agree: true }, 'zh')).toBe('数据版本：必填');
    expect(saidOf(decide, { id: '1', version: 'x', agree: true }, 'zh')).toBe('数据版本：应为数字');
    expect(saidOf(decide, { id: '1', version: 0, agree: 'x' }, 'en')).toMatch(/^Decision: it is yes or no$/);
    expect(saidOf(decide, { id: '1', version: 0, agree: false, reason: 'x'.repeat(501) }, 'zh')).toBe(
      '原因：不能超过500个字',
    );
  });
});
