// Rules of this repository that no published plugin has. Loaded by oxlint through `jsPlugins`.
import { basename, dirname } from 'node:path';

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
      TemplateLiteral: (node) => inspectText(node, node.quasis.map((part) => part.value.raw).join('?')),
      Literal: (node) => inspectText(node, typeof node.value === 'string' ? node.value : ''),
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

// oxlint-disable-next-line import/no-default-export -- the plugin loader takes the default export
export default {
  meta: { name: 'house' },
  rules: {
    'clock-is-ctx-now': clockIsCtxNow,
    'telling-names': tellingNames,
    'full-import-paths': fullImportPaths,
    'reasoned-suppression': reasonedSuppression,
  },
};
