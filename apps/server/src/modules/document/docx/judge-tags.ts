import { templateVariables, type TemplateVariable } from '@zhaocai/model';
import { refuse } from '../../../platform/http/index.ts';
import type { Tag } from './compile-docx.ts';

const namePattern = /^[A-Za-z]\w{0,60}(\.[A-Za-z]\w{0,60}){0,4}$/;

/** Sections in sections: packages, their items and a condition are three. Each further one doubles the places to look. */
const deepest = 6;

/** Refuses marks that name nothing known: by name, all of them at once. Answers the names, each once. */
export function judgeTags(tags: readonly Tag[]): string[] {
  if (tags.some(({ within }) => within.length > deepest)) refuse('document.tooDeep', { max: deepest });
  const bad = tags.filter(({ name, kind }) => kind === 'other' || !namePattern.test(name));
  if (bad.length > 0) refuse('document.badName', { names: told(bad) });
  const unknown = tags.filter((tag) => variableOf(tag) === undefined);
  if (unknown.length > 0) refuse('document.unknown', { names: told(unknown) });
  const wrong = tags.filter((tag) => tag.kind === 'value' && variableOf(tag)?.kind !== 'value');
  if (wrong.length > 0) refuse('document.notList', { names: told(wrong) });
  return [...new Set(tags.map(({ name }) => name))];
}

function told(tags: readonly Tag[]): string {
  const names = [...new Set(tags.map(({ name }) => `{${name.slice(0, 60)}}`))];
  return names.slice(0, 10).join('、');
}

/** Looked for in the innermost section first, then outwards. */
function variableOf({ name, within }: Tag): TemplateVariable | undefined {
  const path = name.split('.');
  for (let depth = within.length; depth >= 0; depth -= 1) {
    const around = within[depth - 1];
    const children = around ? (variableOf(around)?.children ?? []) : templateVariables;
    const found = along(children, path);
    if (found) return found;
  }
  return undefined;
}

function along(
  variables: readonly TemplateVariable[],
  [first, ...rest]: readonly string[],
): TemplateVariable | undefined {
  const found = variables.find(({ name }) => name === first);
  if (!found || rest.length === 0) return found;
  return found.kind === 'group' ? along(found.children ?? [], rest) : undefined;
}
