// Rules of this repository that no published plugin has. Loaded by oxlint through `jsPlugins`.
import { basename, dirname } from 'node:path';
import { linearPatterns } from './linear-patterns.mjs';

/** Names that say nothing about what is inside. */
const emptyNames = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'manager',
  'service',
  'impl',
  'data',
  'info',
  'misc',
]);

/** What reads a clock inside SQL text. Wall clock only: a business rule binds `ctx.now`. */
const sqlClock =
  /\b(?:now|clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(\s*\)|\b(?:current_timestamp|localtimestamp|current_date)\b/i;
const sqlVerb = /\b(?:select|insert|update|delete|where|values|set)\b/i;

const suppression = /^\s*(?:(?:eslint|oxlint)-disable(?!-directive)|@ts-expect-error|@ts-ignore)/;
const suppressionReason = /--\s*\S{2,}|@ts-expect-error:?\s+\S{4,}/;

const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';

const clockIsCtxNow = {
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Time comes from ctx.now, bound as a parameter: no clock of its own here.' });
    const inspectText = (node, text) => {
      if (sqlClock.test(text) && sqlVerb.test(text)) report(node);
    };
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) report(node);
      },
      CallExpression(node) {
        if (isDate(node.callee)) report(node);
      },
      MemberExpression(node) {
        const reads =
          node.object.type === 'Identifier' && node.property.type === 'Identifier' && node.property.name === 'now';
        if (reads && (node.object.name === 'Date' || node.object.name === 'performance')) report(node);
      },
      ...textsOf(inspectText),
    };
  },
};

const tellingNames = {
  create(context) {
    const file = basename(context.filename).split('.')[0];
    const folder = basename(dirname(context.filename));
    const empty = [file, folder].find((name) => emptyNames.has(name));
    if (!empty) return {};
    return {
      Program: (node) =>
        context.report({
          node,
          message: `"${empty}" says nothing about what is inside: name it after the one thing it holds.`,
        }),
    };
  },
};

const fullImportPaths = {
  create(context) {
    const inspect = (node) => {
      const path = node.source?.value;
      if (typeof path !== 'string' || !path.startsWith('.')) return;
      if (!/\.[a-z0-9]+(?:\?[a-z&]+)?$/i.test(path))
        context.report({ node: node.source, message: 'A relative import carries its extension.' });
    };
    return {
      ImportDeclaration: inspect,
      ImportExpression: inspect,
      ExportAllDeclaration: inspect,
      ExportNamedDeclaration: inspect,
    };
  },
};

const reasonedSuppression = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (suppression.test(comment.value) && !suppressionReason.test(comment.value)) {
            context.report({ node: comment, message: 'A suppression gives its reason: `-- why`.' });
          }
        }
      },
    };
  },
};

/** What holds a state: `stage`, `entryStatus`, `run_status`. */
const stateName = /(?:^|[a-z_])(?:status|stage|state)$/i;
/** HTTP answers have a status too, and their codes are everybody's. */
const isHttpCode = (value) => typeof value === 'number' && value >= 100 && value <= 599;

const sqlState = String.raw`\b(?:\w+\.)?(?:\w+_)?(?:status|stage|state)`;
/** A state compared with a code that stands in the SQL itself. */
const sqlStateLiteral = new RegExp(
  String.raw`${sqlState}\s*(?:=|<>|!=|<=?|>=?|\b(?:not\s+)?in\b)\s*\(?\s*(?:\d|'[a-z])`,
  'i',
);
/** A state written by a statement of one's own. */
const sqlStateWrite = new RegExp(String.raw`(?:\bset\s+|\bset\b(?:(?!\bwhere\b)[\s\S])*?,\s*)${sqlState}\s*=`, 'i');
const sqlLock = /\bfor\s+(?:no\s+key\s+)?(?:update|share)\b|\bfor\s+key\s+share\b/i;

const nameOf = (node) => {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'MemberExpression' && !node.computed) return node.property.name;
  if (node?.type === 'ChainExpression') return nameOf(node.expression);
  if (node?.type === 'CallExpression' && node.callee.name === 'Number') return nameOf(node.arguments[0]);
  return undefined;
};
const isState = (node) => stateName.test(nameOf(node) ?? '');
const isCode = (node) => node?.type === 'Literal' && typeof node.value === 'number' && !isHttpCode(node.value);

/** A state has a name, and no code of it stands anywhere but in its lifecycle or its enumeration. */
const statesHaveNames = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'A state has a name: ask its lifecycle (`.code`, `.is`, `.sql`), write no code.',
      });
    const inspectText = (node, text) => {
      if (sqlStateLiteral.test(text)) report(node);
    };
    return {
      BinaryExpression({ operator, left, right }) {
        if (!/^(?:[!=]==|[<>]=?)$/.test(operator)) return;
        if ((isState(left) && isCode(right)) || (isState(right) && isCode(left))) report(isCode(left) ? left : right);
      },
      Property({ key, value }) {
        if (stateName.test(key.name ?? key.value ?? '') && isCode(value)) report(value);
      },
      SwitchCase(node) {
        if (isCode(node.test) && isState(node.parent.discriminant)) report(node.test);
      },
      CallExpression(node) {
        const { callee, arguments: given } = node;
        const isAsked = callee.type === 'MemberExpression' && callee.property.name === 'includes';
        if (isAsked && callee.object.type === 'ArrayExpression' && given.some(isState))
          if (callee.object.elements.some(isCode)) report(callee.object);
      },
      ...textsOf(inspectText),
    };
  },
};

/** A state changes by transition, a row is locked by the row kit: their order and their evidence are there. */
const statesMoveByTransition = {
  create(context) {
    const inspectText = (node, text) => {
      if (/\bupdate\b/i.test(text) && sqlStateWrite.test(text))
        context.report({ node, message: 'A state changes by `transition` of platform/lifecycle alone.' });
    };
    return textsOf(inspectText);
  },
};

/** Rows are taken away by the kit: marked, stamped, and moved on to their next version alike everywhere. */
const rowsAreDropped = {
  create(context) {
    const inspectText = (node, text) => {
      if (/\bupdate\b[\s\S]*\bset\b[\s\S]*\bis_deleted\s*=\s*1/i.test(text))
        context.report({ node, message: 'Rows are taken away by `dropRows` of platform/rows.' });
    };
    return textsOf(inspectText);
  },
};

const locksAreOrdered = {
  create(context) {
    const inspectText = (node, text) => {
      if (sqlVerb.test(text) && sqlLock.test(text))
        context.report({ node, message: 'Rows are locked by `lockRow` of platform/rows, which knows the order.' });
    };
    return textsOf(inspectText);
  },
};

/** Every text of a program, whatever stands in its gaps. */
function textsOf(inspect) {
  return {
    TemplateLiteral: (node) => inspect(node, node.quasis.map((part) => part.value.raw).join('?')),
    Literal: (node) => inspect(node, typeof node.value === 'string' ? node.value : ''),
  };
}

// oxlint-disable-next-line import/no-default-export -- the plugin loader takes the default export
export default {
  meta: { name: 'house' },
  rules: {
    'clock-is-ctx-now': clockIsCtxNow,
    'telling-names': tellingNames,
    'full-import-paths': fullImportPaths,
    'reasoned-suppression': reasonedSuppression,
    'states-have-names': statesHaveNames,
    'states-move-by-transition': statesMoveByTransition,
    'rows-are-dropped': rowsAreDropped,
    'locks-are-ordered': locksAreOrdered,
    'linear-patterns': linearPatterns,
  },
};
