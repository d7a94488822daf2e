import { fill, type Language, type Text } from '../kit/text.ts';
import type { ExpressionFault } from './judge-expression.ts';

/** What is wrong with an expression and what to write instead; `detail` is a name or a length. */
export const expressionFaultWords: Readonly<Record<ExpressionFault, Text>> = {
  empty: { zh: '表达式为空', en: 'it is empty' },
  tooLong: { zh: '表达式超过{detail}个字符', en: 'it is longer than {detail} characters' },
  syntax: {
    zh: '写法有误，请检查括号、引号和运算符（相等写作 ==）',
    en: 'it cannot be read; check brackets, quotes and operators (equality is ==)',
  },
  unknownName: { zh: '没有字段“{detail}”', en: 'there is no field “{detail}”' },
  unknownFunction: { zh: '未知函数 {detail}()', en: 'unknown function {detail}()' },
  arguments: { zh: '函数“{detail}”的参数不正确', en: 'the arguments of “{detail}” do not fit' },
  type: { zh: '文本、数字和是否不能混用', en: 'texts, numbers and yes/no cannot be mixed' },
  notCondition: { zh: '结果须为真或假', en: 'it must be true or false' },
  tooDeep: { zh: '表达式过于复杂，请拆分', en: 'it is too complex; split it' },
};

export function expressionFaultText(
  { fault, detail }: { readonly fault: ExpressionFault; readonly detail: string },
  language: Language,
): string {
  return fill(expressionFaultWords[fault][language], { detail });
}
