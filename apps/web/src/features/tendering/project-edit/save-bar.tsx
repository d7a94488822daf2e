import { platformMessages } from '@zhaocai/model';
import { submitProject } from '@zhaocai/model/tendering/project-endpoints';
import { Alert, Button } from 'antd';
import { useRef } from 'react';
import type { RequestError } from '../../../kit/http/request-error.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { budgetCheck } from './budget-check.ts';
import type { DraftFault } from './draft-faults.ts';
import { withProjectValue } from './project-draft.ts';
import { SumCheck } from './sum-check.tsx';
import { projectEditTexts as texts } from './texts.ts';
import type { ProjectWork } from './use-project-draft.ts';

export interface SaveBarProps {
  readonly work: ProjectWork;
  readonly onSave: () => void;
  readonly onSubmit: () => void;
  readonly onShowFault: (fault: DraftFault | undefined) => void;
  readonly onTakeTheirs: () => void;
}

/** Always in sight: does it add up, what is wrong, save, submit. */
export function SaveBar({ work, onSave, onSubmit, onShowFault, onTakeTheirs }: SaveBarProps) {
  const t = useText();
  const allowed = useAllowed();
  const { draft, faults, error, isDirty, isRunning } = work;
  const check = budgetCheck(draft);
  return (
    <footer className="pe-bar">
      {error && <Refused error={error} onOverwrite={() => void work.overwrite()} onTakeTheirs={onTakeTheirs} />}
      <div className="pe-bar-line">
        {!draft.hidden?.includes('generalBudget') && (
          <SumCheck
            check={check}
            onTakeSum={() => work.change((known) => withProjectValue(known, 'generalBudget', check.sum))}
          />
        )}
        <span className="pe-bar-end">
          {faults.length > 0 ? (
            <FaultCount faults={faults} onShow={onShowFault} />
          ) : (
            <span className="pe-quiet pe-bar-keys">
              {t(isDirty || draft.id === undefined ? texts.unsaved : texts.allSaved)} · {t(texts.keysHelp)}
            </span>
          )}
          <Button loading={isRunning} disabled={!isDirty && draft.id !== undefined} onClick={onSave}>
            {t(texts.save)}
          </Button>
          {allowed(submitProject.permission) && (
            <Button type="primary" loading={isRunning} onClick={onSubmit}>
              {t(texts.submit)}
            </Button>
          )}
        </span>
      </div>
    </footer>
  );
}

function FaultCount({ faults, onShow }: { faults: readonly DraftFault[]; onShow: SaveBarProps['onShowFault'] }) {
  const t = useText();
  const shown = useRef(0);
  const handleNext = () => {
    shown.current = (shown.current + 1) % faults.length;
    onShow(faults[shown.current]);
  };
  return (
    <span className="pe-bar-faults">
      {t(texts.faultCount, { count: faults.length })}
      <Button type="link" size="small" className="pe-inline" onClick={handleNext}>
        {t(texts.nextFault)}
      </Button>
    </span>
  );
}

interface RefusedProps {
  readonly error: RequestError;
  readonly onOverwrite: () => void;
  readonly onTakeTheirs: () => void;
}

/** What the server said. A stale form offers both ways on; nothing typed is lost before one is chosen. */
function Refused({ error, onOverwrite, onTakeTheirs }: RefusedProps) {
  const t = useText();
  const { zh, en } = platformMessages['platform.stale'];
  const isStale = error.message === zh || error.message === en;
  return (
    <Alert
      type="error"
      showIcon
      title={error.message}
      description={error.kind === 'refused' ? undefined : error.requestId}
      action={
        isStale && (
          <>
            <Button size="small" onClick={onOverwrite}>
              {t(texts.overwrite)}
            </Button>
            <Button size="small" type="text" onClick={onTakeTheirs}>
              {t(texts.takeTheirs)}
            </Button>
          </>
        )
      }
    />
  );
}
