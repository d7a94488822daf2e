import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { useNavigate } from 'react-router';
import type { ExceptionName } from '../exception/exception-dialog.tsx';
import { buttonsOf, type ButtonDefinition } from './project-buttons.ts';
import { useDecisions } from './use-decisions.tsx';
import { useStageMoves } from './use-stage-moves.ts';
import { useWaysOut } from './use-ways-out.ts';

export interface ProjectButton extends ButtonDefinition {
  readonly run: () => void;
  readonly isRunning: boolean;
}

/** A command behind a button. */
export interface Move {
  readonly run: () => Promise<unknown>;
  readonly isRunning?: boolean;
}

interface Dialogs {
  /** Of what another must decide. */
  readonly onAsk: (kind: ExceptionName) => void;
  /** Of the documents. */
  readonly onHandIn: () => void;
}

/** The buttons of a project, only what the server allows now, with the dialogs that they open. */
export function useProjectActions(detail: ProjectDetail, { onAsk, onHandIn }: Dialogs): readonly ProjectButton[] {
  const navigate = useNavigate();
  const ask = (kind: ExceptionName): Move => ({ run: async () => onAsk(kind) });
  const moves: Readonly<Record<string, Move>> = {
    ...useStageMoves(detail),
    ...useDecisions(detail),
    ...useWaysOut(detail),
    handInDocuments: { run: async () => onHandIn() },
    askSuspend: ask('suspend'),
    askTerminate: ask('terminate'),
    askFail: ask('fail'),
    askRecallResult: ask('recallResult'),
    askUndoResult: ask('undoResult'),
  };
  return buttonsOf(detail).map((button) => {
    const { key, path } = button;
    const move = moves[key];
    return {
      ...button,
      isRunning: move?.isRunning ?? false,
      run: () => void (path ? navigate(path(detail)) : move?.run()),
    };
  });
}
