export const managePath = '/desk/notice';
export const ownNoticesPath = '/desk/notice/read';

export function editPath(id?: string): string {
  return id ? `/desk/notice/edit?id=${id}` : '/desk/notice/edit';
}

export function readPath(id: string): string {
  return `${ownNoticesPath}/${id}`;
}
