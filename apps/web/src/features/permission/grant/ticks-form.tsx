import { useUnsaved } from '../../../kit/page/page-tab.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { useText } from '../../../kit/text/language.ts';
import { CheckedTree } from '../../../kit/tree/checked-tree.tsx';
import { ChangePanel } from '../rights/change-panel.tsx';
import type { Ticks } from './use-ticks.ts';

export interface TicksFormProps {
  readonly ticks: Ticks;
  readonly label: string;
  readonly height: number;
  readonly isSaving: boolean;
  /** Answers whether it was stored; what was ticked stays where it was not. */
  readonly onSave: () => Promise<boolean>;
}

/** One tree to tick, and beside it what that will change. */
export function TicksForm({ ticks, label, height, isSaving, onSave }: TicksFormProps) {
  const t = useText();
  const { nodes, value, change, set, undo } = ticks;
  const release = useUnsaved(change.added.length + change.taken.length > 0);
  const handleSave = async () => {
    if (!(await onSave())) return;
    release();
    undo();
  };
  return (
    <div className="permission-grant">
      <CheckedTree nodes={nodes} value={value} onChange={set} height={height} label={label} />
      <ChangePanel
        change={change}
        isSaving={isSaving}
        onSave={() => void handleSave()}
        onUndo={undo}
        saveText={t(kitTexts.save)}
      />
    </div>
  );
}
