export const mansionPath = (id: string) => `/estate/mansion/${id}`;
