import type { notice } from '@zhaocai/model/desk/notice';
import { noticeApi } from '@zhaocai/model/desk/notice-endpoints';
import type { Row } from '@zhaocai/model/kit/entity';
import type { RowAction } from '../../../kit/data-table/column.ts';
import { useCommand } from '../../../kit/endpoint/use-command.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { useAskReason } from '../../../kit/widgets/use-confirm.tsx';
import { deskTexts as texts } from '../texts.ts';

/** Withdrawing asks for the reason, which the author then sees when he changes the text. */
export function useWithdraw(): (row: Row<typeof notice>) => RowAction[] {
  const t = useText();
  const allowed = useAllowed();
  const askReason = useAskReason();
  const command = useCommand(noticeApi.withdraw, { success: texts.withdrawn });
  const handle = async ({ id, version, title: name }: Row<typeof notice>) => {
    const reason = await askReason({
      title: t(texts.withdrawTitle, { name }),
      text: t(texts.withdrawText),
      placeholder: t(texts.withdrawPlaceholder),
      ok: t(texts.withdraw),
      isDangerous: true,
    });
    if (reason !== undefined) await command.run({ id, version, reason });
  };
  return (row) =>
    allowed('desknotice_edit')
      ? [{ key: 'withdraw', label: t(texts.withdraw), isDangerous: true, onClick: () => void handle(row) }]
      : [];
}
