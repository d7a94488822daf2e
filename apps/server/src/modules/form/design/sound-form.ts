import {
  checkForm,
  faultText,
  isRead,
  readForm,
  writeForm,
  type FormFault,
  type FormField,
  type FormModel,
  type Language,
} from '@zhaocai/model';
import { refuse, type Ctx } from '../../../platform/http/index.ts';
import { allowedHosts, demandAllowed } from '../dictionary/allowed-hosts.ts';

export interface DesignedForm {
  readonly form: FormModel;
  /** What is stored: the design without its secrets. */
  readonly jsonData: string;
  readonly warnings: readonly FormFault[];
}

/** Reads a design of any dialect; what cannot be read is refused, for a draft too. */
export function readDesign(jsonData: string, language: Language): DesignedForm {
  const read = readForm(jsonData);
  if (!isRead(read)) return refuse('form.unreadable', { faults: textOf(read, language) });
  return { form: read.form, jsonData: JSON.stringify(writeForm(read.form)), warnings: read.warnings };
}

/** What is published must be sound, and fetch its dictionaries only where that is allowed. */
export async function demandSound(ctx: Ctx, form: FormModel): Promise<void> {
  const faults = checkForm(form);
  if (faults.length > 0) refuse('form.unsound', { faults: textOf(faults, ctx.language) });
  const hosts = await allowedHosts(ctx);
  for (const field of everyField(form.fields)) {
    const { dicUrl } = field.props;
    if (typeof dicUrl === 'string' && dicUrl !== '') demandAllowed(dicUrl, hosts);
  }
}

export function everyField(fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) => [field, ...everyField(field.children ?? [])]);
}

const mostTold = 5;

/** The fault in words, with the place where the words do not name it. */
export function toldFault(fault: FormFault, language: Language): string {
  const text = faultText(fault, language);
  return fault.at === undefined || text.includes(fault.at) ? text : `${fault.at}: ${text}`;
}

function textOf(faults: readonly FormFault[], language: Language): string {
  const told = faults.slice(0, mostTold).map((fault) => toldFault(fault, language));
  const rest = faults.length - told.length;
  return rest > 0 ? `${told.join('；')}（+${rest}）` : told.join('；');
}
