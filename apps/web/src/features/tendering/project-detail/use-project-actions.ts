import type { ProjectDetail } from '@zhaocai/model/tendering/project-endpoints';
import { useNavigate } from 'react-router';
import { buttonsOf, type ButtonDefinition } from './project-buttons.ts';
import { useDecisions } from './use-decisions.ts';
import { useStageMoves } from './use-stage-moves.ts';

export interface ProjectButton extends ButtonDefinition {
  readonly run: () => void;
  readonly isRunning: boolean;
}

/** A command behind a button. */
export interface Move {
  readonly run: () => Promise<unknown>;
  readonly isRunning?: boolean;
}

/** The buttons of a project, only what the server allows now. */
export function useProjectActions(detail: ProjectDetail): readonly ProjectButton[] {
  const navigate = useNavigate();
  const moves: Readonly<Record<string, Move>> = { ...useStageMoves(detail), ...useDecisions(detail) };
  return buttonsOf(detail).map((button) => {
    const { key, path } = button;
    const move = moves[key];
    return {
      ...button,
      isRunning: move?.isRunning ?? false,
      run: () => void (path ? navigate(path(detail.id)) : move?.run()),
    };
  });
}
