// A pattern that strangers' text reaches takes time that grows with the text and no faster: a quadratic one stops the
// server for a minute on the 2 MB that a body may have.
import { getFirstConsumedChar, hasSomeDescendant } from 'regexp-ast-analysis';
import { analyse } from 'scslre';

/** Without one of these nothing is repeated, and there is nothing to judge. */
const repeats = /[*+{]/;

const isRegExp = (node) => node.type === 'Identifier' && node.name === 'RegExp';

/** What stands in a text that is written out; undefined where a value stands in it. */
function writtenOut(node) {
  if (node?.type === 'Literal') return node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : undefined);
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}

/** More turns than these of one choice are as good as endless. */
const manyTurns = 10;

/** `(?:\w|\d)*`: of each digit there are two readings, and of twenty a million. */
const choosesAgain = (flags) => (node) => {
  if (node.type !== 'Quantifier' || node.max < manyTurns || !node.element.alternatives) return false;
  const firsts = node.element.alternatives.map((one) => getFirstConsumedChar(one, 'ltr', flags).char);
  return firsts.some((first, index) => firsts.slice(index + 1).some((other) => !first.isDisjointWith(other)));
};

/** @returns {string | undefined} what is wrong with it */
function faultOf(source, flags) {
  if (!repeats.test(source)) return undefined;
  const { reports, parsed } = analyse({ source, flags: flags.replace('v', 'u') });
  if (hasSomeDescendant(parsed.pattern, choosesAgain(parsed.flags))) return 'repeats alternatives that begin alike';
  const [worst] = [...reports].sort((a, b) => Number(b.exponential) - Number(a.exponential));
  if (!worst) return undefined;
  return `grows ${worst.exponential ? 'exponentially' : 'faster than the text'}: try many ${JSON.stringify(worst.character.pick)}`;
}

export const linearPatterns = {
  create(context) {
    const judge = (node, source, flags = '') => {
      const fault = faultOf(source, flags);
      if (fault) context.report({ node, message: `This pattern ${fault}. Say it without two ways to read one sign.` });
    };
    const judgeCall = (node) => {
      if (!isRegExp(node.callee)) return;
      const source = writtenOut(node.arguments[0]);
      if (source !== undefined) return judge(node, source, writtenOut(node.arguments[1]));
      context.report({
        node,
        message: 'A pattern is written out: what people typed is matched by `compilePattern`, whose time is bounded.',
      });
    };
    return {
      Literal: (node) => node.regex && judge(node, node.regex.pattern, node.regex.flags),
      NewExpression: judgeCall,
      CallExpression: judgeCall,
    };
  },
};
