import { giveShares, type OwnShare } from '@zhaocai/model/tendering/sealed-quote-endpoints';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { holderTexts as texts } from './texts.ts';
import { UnlockDialog } from './unlock-dialog.tsx';

interface UnlockOpeningProps {
  readonly projectId: string;
  readonly own: readonly OwnShare[];
  readonly onClose: () => void;
}

/** A holder unlocks the opening of a project. */
export function UnlockOpening({ projectId, own, onClose }: UnlockOpeningProps) {
  const giving = useCommand(giveShares, { success: texts.given });
  const give = async (shares: Parameters<typeof giving.run>[0]['shares']) =>
    (await giving.run({ projectId, shares })) !== undefined;
  return <UnlockDialog own={own} onGive={give} onClose={onClose} />;
}
