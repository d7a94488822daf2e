import { namedActs, plainActs, type Language, type Text } from '@zhaocai/model';
import { entityNamed } from '../../../platform/crud/names.ts';

const plain: Readonly<Record<string, Text>> = plainActs;

/** What an act is called: by its own name, by the lifecycle it moved in, or as what is done to every kind of row. */
export function actWords(action: string): Text | undefined {
  const [name = '', verb = ''] = action.split('.');
  const entity = entityNamed(name);
  const named = namedActs[action];
  if (named) return named;
  const verbs = entity?.lifecycle?.actions[verb]?.label ?? plain[verb];
  if (!verbs || !entity) return undefined;
  return { zh: `${verbs.zh}${entity.label.zh}`, en: `${verbs.en}: ${entity.label.en}` };
}

/** For a line of the list; an act of a version to come is told by the name that the record has. */
export function actTold(action: string, language: Language): string {
  return actWords(action)?.[language] ?? action;
}
