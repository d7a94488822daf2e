import { platformMessages } from '@zhaocai/model/kit/messages';
import { Alert, Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import type { RequestError } from '../http/request-error.ts';
import { kitTexts } from '../text/kit-texts.ts';
import { useText } from '../text/language.ts';
import { words } from '../text/words.ts';
import { StaleWays } from '../widgets/stale-ways.tsx';
import type { FormFault } from './form-faults.ts';
import { largeFormTexts as texts } from './large-form-texts.ts';

/** What the bar at the foot of a form does. */
export interface SaveSteps {
  readonly isRunning: boolean;
  /** What the server had against the last try. */
  readonly error: RequestError | null;
  readonly save: () => Promise<void>;
  /** Absent where this person may not hand it in. */
  readonly submit?: (() => Promise<void>) | undefined;
  readonly submitText: string;
  /** Goes on over somebody else's change: the newest version, with what is typed here. */
  readonly overwrite: () => Promise<void>;
  /** Goes on from what is stored; what was typed here is given up. */
  readonly takeTheirs: () => void;
}

export interface SaveBarProps {
  readonly steps: SaveSteps;
  readonly isSaved: boolean;
  readonly faults: readonly FormFault[];
  readonly onLead: (fault: FormFault | undefined) => void;
  /** At its start: does it add up? */
  readonly children?: ReactNode;
}

/** Always in sight: does it add up, what is wrong, save, submit. */
export function SaveBar({ steps, isSaved, faults, onLead, children }: SaveBarProps) {
  const t = useText();
  const { isRunning, save, submit, submitText } = steps;
  return (
    <footer className="kit-save-bar">
      <Refused {...steps} />
      <div className="kit-save-bar-line">
        {children}
        <span className="kit-save-bar-end">
          {faults.length > 0 ? (
            <FaultCount faults={faults} onLead={onLead} />
          ) : (
            <span className="kit-quiet kit-save-bar-keys">
              {t(isSaved ? words.saved : words.unsaved)} · {t(texts.keysHelp)}
            </span>
          )}
          <Button loading={isRunning} disabled={isSaved} onClick={() => void save()}>
            {t(words.saveDraft)}
          </Button>
          {submit && (
            <Button type="primary" loading={isRunning} onClick={() => void submit()}>
              {submitText}
            </Button>
          )}
        </span>
      </div>
    </footer>
  );
}

function FaultCount({ faults, onLead }: Pick<SaveBarProps, 'faults' | 'onLead'>) {
  const t = useText();
  const shown = useRef(0);
  const handleNext = () => {
    shown.current = (shown.current + 1) % faults.length;
    onLead(faults[shown.current]);
  };
  return (
    <span className="kit-save-bar-faults">
      {t(kitTexts.fixFaults, { count: faults.length })}
      <Button type="link" size="small" className="kit-inline-button" onClick={handleNext}>
        {t(texts.nextFault)}
      </Button>
    </span>
  );
}

/** What the server said. A stale form offers both ways on; nothing typed is lost before one is chosen. */
function Refused({ error, overwrite, takeTheirs }: SaveSteps) {
  if (!error) return null;
  const { zh, en } = platformMessages['platform.stale'];
  const isStale = error.message === zh || error.message === en;
  return (
    <Alert
      type="error"
      showIcon
      title={error.message}
      description={error.kind === 'refused' ? undefined : error.requestId}
      action={isStale && <StaleWays onKeepMine={() => void overwrite()} onTakeTheirs={takeTheirs} />}
    />
  );
}
