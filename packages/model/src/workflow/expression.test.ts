import { describe, expect, test } from 'vitest';
import { expressionFaultText } from './expression-words.ts';
import { expressionsOver } from './expression.ts';
import { modernSpelling } from './expression-spelling.ts';

const expressions = expressionsOver([
  { name: 'amount', type: 'number' },
  { name: 'dept', type: 'text' },
  { name: 'isUrgent', type: 'flag' },
  { name: 'tags', type: 'list' },
  { name: '1566900000000_123', type: 'text' },
]);
const initiator = { id: '7', deptId: '10', roles: ['purchaser'] };
const form = { amount: '1200.50', dept: '采购一科', isUrgent: true, tags: ['goods'], '1566900000000_123': 'x' };

describe('an expression of a flow', () => {
  test.each([
    ['amount > 1000', true],
    ['amount + 1 > 1201', true],
    ['2 * amount <= 2401.0', true],
    ["dept == '采购一科' && isUrgent", true],
    ["'goods' in tags", true],
    ['tags.exists(one, one == "works")', false],
    ['form["1566900000000_123"] == "x"', true],
    ['initiator.deptId == "10" && "purchaser" in initiator.roles', true],
    ["${amount > 1000 and dept eq '采购一科'}", true],
    ['not isUrgent', false],
  ])('%s is %s', (text, value) => {
    expect(expressions.judge(text)).toMatchObject({ ok: true });
    expect(expressions.evaluate(text, { form, initiator })).toEqual({ value });
  });

  test.each([
    ['', 'empty', ''],
    ['amount >', 'syntax', ''],
    ['price > 5', 'unknownName', 'price'],
    ['form["price"] > 5', 'unknownName', 'price'],
    ['form.price > 5', 'unknownName', 'price'],
    ['dept > 5', 'type', ''],
    ['amount', 'notCondition', 'double'],
    ['tags.all(a, tags.all(b, a == b))', 'tooDeep', 'loop'],
    [`${'('.repeat(60)}true${')'.repeat(60)} && ${'!'.repeat(80)}true`, 'tooDeep', ''],
    [`amount > ${'1'.repeat(2_000)}`, 'tooLong', '2000'],
    ['dept.matches("(a+)+$")', 'tooDeep', 'matches'],
    ['constructor.constructor("return 1")()', 'syntax', ''],
    ['dept.constructor == ""', 'type', ''],
    ['today() > 1', 'unknownFunction', 'today'],
    ['max(amount, 2) > 1', 'unknownFunction', 'max'],
    ['dept.upper() == "A"', 'unknownFunction', 'upper'],
    ['sum(dept) > 1.0', 'arguments', 'sum'],
    ['dept.startsWith(1)', 'arguments', 'startsWith'],
    ['initiator.grade == "x"', 'unknownName', 'initiator.grade'],
    ['initiator["grade"] == "x"', 'unknownName', 'initiator.grade'],
  ])('%s is refused: %s', (text, fault, detail) => {
    expect(expressions.judge(text)).toMatchObject({ ok: false, fault, ...(detail && { detail }) });
  });

  test('a decision may have a value of any type, which its edges know as result', () => {
    expect(expressions.judgeValue('dept')).toMatchObject({ ok: true });
    expect(expressions.evaluate('result == "goods"', { form, initiator, result: 'goods' })).toEqual({ value: true });
  });

  test('an empty field is nothing of its type, and no error', () => {
    expect(
      expressions.evaluate('amount > 0 || dept != "" || isUrgent || "x" in tags', { form: {}, initiator }),
    ).toEqual({ value: false });
  });

  test.each([
    ['a pattern that a stored flow still has', 'dept.matches("^(a+)+$")', { dept: `${'a'.repeat(40)}!` }],
    ['a long list', 'tags.exists(a, a in tags)', { tags: Array.from({ length: 100_000 }, String) }],
    ['a long text', 'dept.split("").size() > 1', { dept: 'a'.repeat(1_000_000) }],
  ])('%s is an error at once, not a long wait', (_, text, values) => {
    expect(expressions.evaluate(text, { form: values, initiator })).toHaveProperty('error');
  });

  test('the longest that is allowed is over in a second', () => {
    const values = { dept: 'b'.repeat(10_000), tags: Array.from({ length: 1_000 }, String) };
    expect(expressions.evaluate('!tags.exists(a, a in dept.split(""))', { form: values, initiator })).toEqual({
      value: true,
    });
  });

  test.each(['__proto__', 'constructor', 'toString'])('a field called %s is none, and spoils no other', (name) => {
    const odd = expressionsOver([
      { name, type: 'number' },
      { name: 'amount', type: 'number' },
    ]);
    expect(odd.judge(`form["${name}"] > 1`)).toMatchObject({ ok: false, fault: 'unknownName' });
    expect(odd.evaluate('amount > 1', { form: { amount: 2 }, initiator })).toEqual({ value: true });
  });

  test('what is wrong is said without a word of the inside', () => {
    const { judge } = expressions;
    const told = ['today() > 1', 'dept > 5', 'amount >', '(amount > 1'].map((text) => {
      const judged = judge(text);
      return judged.ok ? '' : expressionFaultText(judged, 'zh');
    });
    expect(told[0]).toBe('未知函数 today()');
    expect(told.join('')).not.toMatch(/overload|token|RPAREN/);
  });

  test('words within texts are left as they are', () => {
    expect(modernSpelling("${dept eq 'this and that or not'}")).toBe("dept == 'this and that or not'");
  });
});
