import '../space.css';
import { mansion } from '@zhaocai/model/space/mansion';
import { resource } from '@zhaocai/model/kit/resource';
import { mansionRooms } from '@zhaocai/model/space/mansion-endpoints';
import { mansionFloor } from '@zhaocai/model/space/mansion-floor';
import { room } from '@zhaocai/model/space/room';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useEndpoint } from '../../../kit/endpoint/use-endpoint.ts';
import { FieldValueView, nameBeside } from '../../../kit/resource-form/field-value.tsx';
import { cellValue } from '../../../kit/data-table/column.ts';
import { RowTaskDialog } from '../../../kit/resource-page/row-task-dialog.tsx';
import type { RowTask } from '../../../kit/resource-page/row-task.ts';
import { useAllowed } from '../../../kit/session/allowed.ts';
import { useText } from '../../../kit/text/language.ts';
import { kitTexts } from '../../../kit/text/kit-texts.ts';
import { ChoiceTag } from '../../../kit/widgets/choice-tag.tsx';
import { DescriptionList } from '../../../kit/widgets/description-list.tsx';
import { Loaded } from '../../../kit/widgets/loading.tsx';
import { PageHead, Section } from '../../../kit/widgets/section.tsx';
import { spaceTexts as texts } from '../texts.ts';
import { FloorStack } from './floor-stack.tsx';

const shown = [
  'mansionNo',
  'campus',
  'purpose',
  'structure',
  'buildArea',
  'usableArea',
  'completionDate',
  'propertyRightMode',
  'certNo',
  'managePerson',
  'manageDeptId',
  'address',
] as const;

interface Task {
  readonly of: 'mansion' | 'floor' | 'room';
  readonly task: RowTask;
}

/** One building: what it is, and its floors with their rooms from the roof down. */
export function MansionPage() {
  const { id = '' } = useParams();
  const t = useText();
  const navigate = useNavigate();
  const allowed = useAllowed();
  const [open, setOpen] = useState<Task>();
  const detail = resource(mansion).detail;
  const query = useEndpoint(detail, { id });
  const stack = useEndpoint(mansionRooms, { id });
  const taskOf = (of: Task['of']) => (open?.of === of ? open.task : undefined);
  const close = () => setOpen(undefined);
  return (
    <div className="kit-page">
      <Loaded query={query}>
        {(row) => (
          <>
            <PageHead
              title={row.mansionName}
              note={<ChoiceTag choices={mansion.fields.useStatus.choices} value={row.useStatus} />}
              actions={
                <>
                  <Button onClick={() => void navigate('/estate/mansion')}>{t(texts.backToMansions)}</Button>
                  {allowed('mansion_edit') && (
                    <Button onClick={() => setOpen({ of: 'mansion', task: { kind: 'edit', id } })}>
                      {t(kitTexts.edit)}
                    </Button>
                  )}
                </>
              }
            />
            <Section title={t(texts.facts)}>
              <DescriptionList
                facts={shown.map((name) => ({
                  key: name,
                  label: t(mansion.fields[name].label),
                  value: (
                    <FieldValueView
                      field={mansion.fields[name]}
                      value={cellValue(row, name)}
                      named={nameBeside(row, name)}
                    />
                  ),
                }))}
              />
            </Section>
          </>
        )}
      </Loaded>
      {!query.isError && (
        <Loaded query={stack}>
          {(floors) => (
            <FloorStack
              floors={floors}
              onAddFloor={() => setOpen({ of: 'floor', task: { kind: 'add', initial: { mansionId: id } } })}
              onEditFloor={(floorId) => setOpen({ of: 'floor', task: { kind: 'edit', id: floorId } })}
              onAddRoom={(floorId) =>
                setOpen({ of: 'room', task: { kind: 'add', initial: { mansionId: id, floorId } } })
              }
              onOpenRoom={(roomId) => setOpen({ of: 'room', task: { kind: 'view', id: roomId } })}
            />
          )}
        </Loaded>
      )}
      <RowTaskDialog entity={mansion} task={taskOf('mansion')} onClose={close} />
      <RowTaskDialog entity={mansionFloor} task={taskOf('floor')} onClose={close} />
      <RowTaskDialog
        entity={room}
        task={taskOf('room')}
        onClose={close}
        onEdit={
          allowed('room_edit') ? (roomId) => setOpen({ of: 'room', task: { kind: 'edit', id: roomId } }) : undefined
        }
      />
    </div>
  );
}
