import { lineOf, nameOf, nodesIn, type Node, type SourceFile } from './source-files.ts';
import { textsOf, type Place } from './text-of.ts';

/** A statement as a caller writes it, and what he says its rows are. */
export interface Statement {
  /** `file:line`. */
  readonly at: string;
  readonly texts: readonly string[];
  readonly rowType: Node | undefined;
  readonly place: Place;
}

export interface Found {
  readonly statements: readonly Statement[];
  /** Those that are put together of what only a running server knows. */
  readonly unknown: readonly string[];
}

const beginning = /^\s*(select|insert\s+into|update|delete\s+from|with)\s/i;

/** Every statement that is handed to somebody who runs it. */
export function findStatements(files: ReadonlyMap<string, SourceFile>): Found {
  const handed = [...files.values()].flatMap((file) =>
    [...nodesIn(file.body)].flatMap(([node, around]) =>
      node.type === 'CallExpression' ? handedOver(node, { file, around, files }) : [],
    ),
  );
  return {
    statements: handed.filter((one) => typeof one !== 'string'),
    unknown: handed.filter((one) => typeof one === 'string'),
  };
}

/** The statements among a call's arguments; of one that is not known, where it stands. */
function handedOver(call: Node, place: Place): (Statement | string)[] {
  const at = `${place.file.path}:${lineOf(place.file, call)}`;
  return (call.arguments as Node[]).flatMap((argument): (Statement | string)[] => {
    const texts = textsOf(argument, place);
    if (texts?.some((text) => beginning.test(text))) return [{ at, texts, rowType: rowTypeOf(call), place }];
    return !texts && (isStatement(argument) || isRun(call, argument)) ? [at] : [];
  });
}

/** A template that begins as a statement does. */
function isStatement(argument: Node): boolean {
  if (argument.type !== 'TemplateLiteral') return false;
  const [first] = argument.quasis as readonly (Node & { readonly value: { readonly cooked: string } })[];
  return first !== undefined && beginning.test(first.value.cooked);
}

/** The first argument of a database's `query` or `write`, whatever it is made of. */
function isRun(call: Node, argument: Node): boolean {
  const callee = call.callee as Node;
  if (callee.type !== 'MemberExpression' || (call.arguments as Node[])[0] !== argument) return false;
  const asked = callee.object as Node;
  const whom = asked.type === 'CallExpression' ? 'a call' : nameOf((asked.property as Node | undefined) ?? asked);
  return /^(query|write)$/.test(nameOf(callee.property as Node)) && /^(a call|\w*db|tx|client|snapshot)$/i.test(whom);
}

function rowTypeOf(call: Node): Node | undefined {
  const given = call.typeArguments as { params?: readonly Node[] } | null | undefined;
  return given?.params?.[0];
}
