import './designer.css';
import { faultText } from '@zhaocai/model/form/fault-text';
import type { FormDetail } from '@zhaocai/model/form/design-endpoints';
import type { FormFault, FormModel } from '@zhaocai/model/form/model';
import { Alert, Button } from 'antd';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { KeptOffer, useKeeping } from '../../../kit/large-form/kept-draft.tsx';
import { useUnsaved, useTabTitle } from '../../../kit/page/page-tab.ts';
import { useCompact } from '../../../kit/screen/use-compact.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useLanguage, useText } from '../../../kit/text/language.ts';
import { FormProvider } from '../render/form-context.ts';
import { createFormStore } from '../render/form-store.ts';
import { Canvas } from './canvas/canvas.tsx';
import { useDrops } from './canvas/use-drops.ts';
import { changeForm, DesignContext } from './design-store.ts';
import { DesignBar } from './header/design-bar.tsx';
import { DesignHead } from './header/design-head.tsx';
import { Palette } from './palette/palette.tsx';
import { SettingsPanel } from './panel/settings-panel.tsx';
import { isWarningRead, rememberWarningRead } from './read-warnings.ts';
import { useShowField } from './show-field.ts';
import { designTexts as texts } from './texts.ts';
import { useDesignKeys } from './use-design-keys.ts';
import { useDesignWork, type DesignWork } from './use-design-work.ts';

/** Controls on the canvas and of defaults belong to no answer. */
const noAnswer = { store: createFormStore({ form: { options: {}, fields: [], raw: {} } }) };

/** Palette, canvas and settings of one form. On a phone, or without the right to change it, it can be looked at. */
export function Designer({ detail }: { readonly detail: FormDetail }) {
  const isPhone = useCompact();
  const mayEdit = useAllowed()('form_edit');
  const isReadOnly = isPhone || !mayEdit;
  const work = useDesignWork(detail, isReadOnly);
  const element = useRef<HTMLDivElement>(null);
  useUnsaved(work.isDirty, element);
  useTabTitle(detail.formName);
  useEffect(() => {
    work.store.setState({ isReadOnly: isReadOnly || work.isUnreadable });
  }, [work.store, work.isUnreadable, isReadOnly]);
  return (
    <DesignContext value={work.store}>
      <FormProvider value={noAnswer}>
        <div className="form-designer" ref={element}>
          <DesignParts detail={detail} work={work} element={element} isReadOnly={isReadOnly || work.isUnreadable} />
        </div>
      </FormProvider>
    </DesignContext>
  );
}

interface DesignPartsProps {
  readonly detail: FormDetail;
  readonly work: DesignWork;
  readonly element: RefObject<HTMLDivElement | null>;
  readonly isReadOnly: boolean;
}

function DesignParts({ detail, work, element, isReadOnly }: DesignPartsProps) {
  const t = useText();
  const isPhone = useCompact();
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  useDesignKeys(element, () => void work.save(false));
  useDrops();
  return (
    <>
      <DesignHead
        detail={detail}
        work={work}
        isReadOnly={isReadOnly}
        onSubmit={() => void work.save(true).then((outcome) => setFaults(outcome.faults))}
      />
      {isPhone && <p className="form-design-note">{t(texts.readOnly)}</p>}
      {work.isUnreadable && <Alert type="error" showIcon title={t(texts.unreadable)} />}
      <FaultList title={t(texts.faults)} type="error" faults={faults} onClose={() => setFaults([])} />
      <DraftFailure work={work} />
      {!isReadOnly && <KeptDrawing formId={detail.formId} work={work} />}
      <Warnings formId={detail.formId} work={work} />
      {!isPhone && <DesignBar detail={detail} work={work} />}
      <div className="form-design-body">
        {!isReadOnly && <Palette />}
        <Canvas />
        {!isPhone && <SettingsPanel />}
      </div>
    </>
  );
}

interface Drawing {
  readonly form: FormModel;
  /** The version that it was drawn upon. */
  readonly version: number;
}

/** The last of a drawing that did not reach the server; beside a newer draft it is offered no more. */
function KeptDrawing({ formId, work }: { readonly formId: string; readonly work: DesignWork }) {
  const { store, saved, isDirty } = work;
  const { version } = saved;
  const form = useStore(store, (design) => design.form);
  const draft = useMemo<Drawing>(() => ({ form, version }), [form, version]);
  const name = `form-drawing-${formId}`;
  useKeeping({ name, draft, isDirty });
  return (
    <KeptOffer<Drawing>
      name={name}
      isDirty={isDirty}
      fits={(kept) => kept.version === version}
      onRestore={(kept) => changeForm(store, kept.form)}
    />
  );
}

function DraftFailure({ work: { failure, isSaving, save } }: { readonly work: DesignWork }) {
  const t = useText();
  if (failure === undefined) return null;
  const again = (
    <Button size="small" loading={isSaving} onClick={() => void save(false)}>
      {t(texts.saveAgain)}
    </Button>
  );
  return <Alert type="error" showIcon title={t(texts.notKept, { reason: failure })} action={again} />;
}

interface WarningsProps {
  readonly formId: string;
  readonly work: DesignWork;
}

/** Told once for a version: who has read them is not told again when he opens the form. */
function Warnings({ formId, work: { warnings, saved } }: WarningsProps) {
  const [mark] = useState(`${formId} v${saved.versionNo}`);
  const [isRead, setIsRead] = useState(() => isWarningRead(mark));
  if (isRead) return null;
  const handleClose = () => {
    rememberWarningRead(mark);
    setIsRead(true);
  };
  return <FaultList type="warning" faults={warnings} onClose={handleClose} />;
}

interface FaultListProps {
  readonly title?: string;
  readonly type: 'error' | 'warning';
  readonly faults: readonly FormFault[];
  readonly onClose?: () => void;
}

/** What is wrong, each with a way to the field that it is about. */
function FaultList({ title, type, faults, onClose }: FaultListProps) {
  const language = useLanguage();
  if (faults.length === 0) return null;
  return (
    <Alert
      type={type}
      showIcon
      title={title}
      closable={onClose && { onClose }}
      description={
        <ul className="form-design-faults">
          {faults.slice(0, 20).map((fault, index) => (
            <li key={`${fault.fieldId ?? ''}${index}`}>
              <FaultLine fault={fault} text={faultText(fault, language)} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

function FaultLine({ fault: { fieldId }, text }: { readonly fault: FormFault; readonly text: string }) {
  const show = useShowField();
  if (!fieldId) return text;
  return (
    <button type="button" className="kit-link" onClick={() => show(fieldId)}>
      {text}
    </button>
  );
}
