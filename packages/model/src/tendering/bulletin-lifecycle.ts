import { lifecycle } from '../kit/lifecycle.ts';
import { bulletinType } from './choices.ts';

/** A notice: what it says goes out once, at once or when the people of a bound flow have agreed. */
export const bulletinLifecycle = lifecycle({
  field: 'bulletinStatus',
  states: {
    draft: { value: 0, label: { zh: '草稿', en: 'Draft' }, tone: 'grey' },
    inApproval: { value: 1, label: { zh: '审批中', en: 'In approval' }, tone: 'orange' },
    approved: { value: 2, label: { zh: '待发布', en: 'Ready to publish' }, tone: 'orange' },
    published: { value: 3, label: { zh: '已发布', en: 'Published' }, tone: 'green' },
    takenDown: { value: 4, label: { zh: '已下架', en: 'Taken down' }, tone: 'grey' },
    ended: { value: 5, label: { zh: '已结束', en: 'Ended' }, tone: 'grey' },
    superseded: { value: 6, label: { zh: '已变更', en: 'Superseded' }, tone: 'grey' },
  },
  actions: {
    askApproval: {
      from: ['draft', 'approved'],
      to: 'inApproval',
      permission: 'bulletin_publish',
      label: { zh: '送审', en: 'Ask for approval' },
    },
    askAgain: {
      from: ['inApproval'],
      to: 'inApproval',
      permission: 'bulletin_publish',
      label: { zh: '再次送审', en: 'Ask for approval again' },
    },
    rejectApproval: {
      from: ['inApproval'],
      to: 'draft',
      permission: 'bulletin_publish',
      label: { zh: '审批未通过', en: 'Not approved' },
      danger: true,
    },
    withdrawApproval: {
      from: ['inApproval'],
      to: 'draft',
      permission: 'bulletin_publish',
      label: { zh: '撤回送审', en: 'Take back from approval' },
    },
    // A change of what suppliers quote by goes out by another than who wrote it.
    handOver: {
      from: ['draft', 'approved'],
      to: 'approved',
      permission: 'bulletin_publish',
      label: { zh: '交他人发布', en: 'Hand over to be published' },
    },
    publish: {
      from: ['draft', 'inApproval', 'approved'],
      to: 'published',
      permission: 'bulletin_publish',
      notBy: ['handOver'],
      label: { zh: '发布', en: 'Publish' },
      effects: [
        'project.publish',
        'project.startEntry',
        'project.publishResult',
        'project.publishFailure',
        'project.change',
        'bulletin.supersede',
      ],
    },
    takeDown: {
      from: ['published', 'ended'],
      to: 'takenDown',
      permission: 'bulletin_publish',
      label: { zh: '下架', en: 'Take down' },
      reason: 'required',
      danger: true,
    },
    putUpAgain: {
      from: ['takenDown'],
      to: 'published',
      permission: 'bulletin_publish',
      label: { zh: '重新上架', en: 'Put up again' },
    },
    end: {
      from: ['published'],
      to: 'ended',
      byClock: true,
      label: { zh: '公告期满', en: 'Its time is over' },
    },
    // Another notice replaces it; it stays readable, and says so.
    supersede: {
      from: ['published', 'ended'],
      to: 'superseded',
      label: { zh: '被替代', en: 'Superseded' },
    },
  },
  duties: {
    publish: {
      states: ['approved'],
      by: 'publish',
      of: { entity: 'project', field: 'projectId' },
      name: 'projectName',
      number: 'projectNo',
      due: 'bidEndTime',
      isDueOfWhole: true,
      path: '/projectManagement/noticeAdministration/noticeDetail?id={id}',
      label: { zh: '发布公告或函件', en: 'Publish the notice or letter' },
    },
  },
  told: {
    person: 'createUser',
    about: 'bulletin',
    name: 'title',
    words: { rejectApproval: 'rejected', publish: 'published', takeDown: 'noticeTakenDown' },
  },
});

/** Everybody reads it, or could once. */
export const publishedStates = bulletinLifecycle.sql('published', 'ended', 'superseded');

/** A notice of these kinds opens its project to suppliers, and stays up. */
export const openingKinds = ['tender', 'procurement', 'invitation'] as const;

/** One of these takes the place of the one of its project that was out before it. */
export const succeedingKinds = ['result', 'candidates', 'publicity'] as const;

export function opensProject(kind: unknown): boolean {
  return bulletinType.is(kind, ...openingKinds);
}

/** What opens a project stays up while it runs, and a change is in force: neither is taken down. */
export function staysUp(type: number): boolean {
  return opensProject(type) || bulletinType.is(type, 'change');
}
