import type { Fields } from '@zhaocai/model/kit/field';
import type { Text } from '@zhaocai/model/kit/text';
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import type { FormValues } from '../resource-form/resource-form.tsx';
import { useUnsaved } from '../page/page-tab.ts';
import { useText } from '../text/language.ts';
import { PageHead, Section } from '../widgets/section.tsx';
import { DraftFields, type DraftFieldsProps } from './draft-fields.tsx';
import { FormPlaceContext, useFormPlace, type FormPlace } from './form-faults.ts';
import { KeptOffer } from './kept-draft.tsx';
import { SaveBar, type SaveSteps } from './save-bar.tsx';
import { SectionNav, type NamedSection } from './section-nav.tsx';
import type { LargeFormState } from './use-large-form.ts';
import './large-form.css';

/** A part of the form: its fields, and what stands beside or below them. */
export interface FormSection extends NamedSection, Pick<DraftFieldsProps, 'spans' | 'hints'> {
  readonly title: Text;
  /** Beside the title, quiet: a count. */
  readonly note?: ReactNode;
  readonly extra?: ReactNode;
  /** Beside the fields: what they must keep. */
  readonly beside?: ReactNode;
  /** Below the fields, or in their place. */
  readonly body?: ReactNode;
}

export interface LargeFormProps<D> {
  readonly form: LargeFormState<D>;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Above the sections: why it was returned. */
  readonly notice?: ReactNode;
  readonly sections: readonly FormSection[];
  readonly fields: Fields;
  readonly values: FormValues;
  readonly onValue: (name: string, value: unknown) => void;
  /** Nothing was changed since it was stored. */
  readonly isSaved: boolean;
  readonly steps: SaveSteps;
  /** In the bar: does it add up? */
  readonly sum?: ReactNode;
}

/** A form of several sections on one page: a way to each of them above, one bar to save and submit below. */
export function LargeForm<D>(props: LargeFormProps<D>) {
  const { form, sections, steps, fields, values, onValue } = props;
  const { prefix, faults } = form;
  const element = useRef<HTMLDivElement>(null);
  const place: FormPlace = useMemo(
    () => ({ prefix, faults: new Map(faults.map((fault) => [fault.place, fault.text])) }),
    [prefix, faults],
  );
  useUnsaved(form.isDirty, element);
  useStepKeys(steps);
  return (
    <FormPlaceContext value={place}>
      <div className="kit-page kit-large-form" ref={element}>
        <PageHead title={props.title} note={props.note} />
        {props.notice}
        <KeptOffer<D> name={form.keptName} isDirty={form.isDirty} onRestore={(kept) => form.change(() => kept)} />
        <SectionNav sections={sections} />
        {sections.map((section) => (
          <SectionView key={section.name} section={section} fields={fields} values={values} onValue={onValue} />
        ))}
        <SaveBar steps={steps} isSaved={props.isSaved} faults={faults} onLead={form.lead}>
          {props.sum}
        </SaveBar>
      </div>
    </FormPlaceContext>
  );
}

interface SectionViewProps extends Pick<DraftFieldsProps, 'fields' | 'values' | 'onValue'> {
  readonly section: FormSection;
}

function SectionView({ section, ...rest }: SectionViewProps) {
  const t = useText();
  const { prefix } = useFormPlace();
  const { name, title, note, extra, names, spans, hints, beside, body } = section;
  const fields = names && <DraftFields {...rest} names={names} spans={spans} hints={hints} />;
  return (
    <Section id={prefix + name} title={t(title)} note={note} extra={extra}>
      {beside ? (
        <div className="kit-beside">
          {fields}
          {beside}
        </div>
      ) : (
        fields
      )}
      {body}
    </Section>
  );
}

/** Ctrl+S saves, Ctrl+Enter hands in, wherever the cursor is while this page is in front; dialogs keep their own keys. */
function useStepKeys({ save, submit }: SaveSteps): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) return;
    const isSave = event.key === 's';
    if (!isSave && event.key !== 'Enter') return;
    event.preventDefault();
    if (!isDialogOpen()) void (isSave ? save() : submit?.());
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

/** One that belongs to a tab at rest is in the document, but not on the screen. */
function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"]');
  return [...dialogs].some((dialog) => dialog.getClientRects().length > 0);
}
