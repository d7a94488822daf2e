import type { Row } from '@zhaocai/model';
import { housingSubsidy } from '@zhaocai/model/housing/subsidy';
import { subsidyLifecycle } from '@zhaocai/model/housing/subsidy-lifecycle';
import { actionsAllowed } from '@zhaocai/model/kit/lifecycle';
import { resource } from '@zhaocai/model/kit/resource';
import { readTrace } from '@zhaocai/model/kit/trace';
import { BarChartOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import type { RowAction } from '../../kit/data-table/column.ts';
import { useCommand } from '../../kit/endpoint/use-command.ts';
import { ReadDialog } from '../../kit/resource-page/read-dialog.tsx';
import { ResourcePage } from '../../kit/resource-page/resource-page.tsx';
import { useAllowed } from '../../kit/session/allowed.ts';
import { useText } from '../../kit/text/language.ts';
import { Section } from '../../kit/widgets/section.tsx';
import { TraceTree } from '../../kit/widgets/trace-tree.tsx';
import { useConfirm } from '../../kit/widgets/use-confirm.tsx';
import { FiguresDialog } from './figures-dialog.tsx';
import { housingTexts as texts } from './texts.ts';

type SubsidyRow = Row<typeof housingSubsidy>;

const { save } = resource(housingSubsidy);
const isOpen = ({ status }: SubsidyRow) => subsidyLifecycle.is(status, 'draft', 'rejected');

/** Subsidies from the draft to the payment, each with the way its amount was made. */
export function SubsidyPage() {
  const t = useText();
  const [opened, setOpened] = useState<string>();
  const [hasFigures, setFigures] = useState(false);
  return (
    <>
      <ResourcePage
        entity={housingSubsidy}
        title={t(texts.subsidies)}
        columns={[
          'userId',
          'subsidyType',
          'status',
          'amount',
          'year',
          'rankLevel',
          'subsidyNo',
          'standardArea',
          'ownedArea',
          'shortArea',
          'payDate',
        ]}
        onOpen={({ id }) => setOpened(id)}
        mayEdit={isOpen}
        mayRemove={isOpen}
        rowActions={useSubsidyActions()}
        toolbar={
          <Button icon={<BarChartOutlined />} onClick={() => setFigures(true)}>
            {t(texts.figures)}
          </Button>
        }
      />
      <ReadDialog
        entity={housingSubsidy}
        id={opened}
        onClose={() => setOpened(undefined)}
        lead={({ trace: stored }: SubsidyRow) => {
          const trace = readTrace(stored);
          return (
            trace && (
              <Section title={t(texts.howMade)}>
                <TraceTree root={trace} />
              </Section>
            )
          );
        }}
      />
      <FiguresDialog isOpen={hasFigures} onClose={() => setFigures(false)} />
    </>
  );
}

/** What the state of a subsidy and the user's rights allow. */
function useSubsidyActions(): (row: SubsidyRow) => RowAction[] {
  const t = useText();
  const allowed = useAllowed();
  const confirm = useConfirm();
  const moving = useCommand(save, { success: texts.done });
  return ({ id, version, status }) =>
    actionsAllowed(subsidyLifecycle, status, allowed).map((key) => {
      const action = subsidyLifecycle.actions[key];
      return {
        key,
        label: t(action.label),
        isDangerous: action.danger,
        onClick: () => void move({ id, version, status: action.to }, action.confirm && t(action.confirm)),
      };
    });

  async function move(input: { id: string; version: number; status: number }, question: string | undefined) {
    if (question && !(await confirm({ title: question }))) return;
    // The same call takes a whole subsidy or its next state alone (updateSubsidyInfo).
    await moving.run(input as unknown as Parameters<typeof moving.run>[0]);
  }
}
