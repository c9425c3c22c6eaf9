export interface Copy {
  name: string;
  text: () => string | Promise<string> | Blob | Promise<Blob>;
}

/** What the view that is shown gives away. */
class Exports {
  copies: Copy[] = $state.raw([]);
}

export const exported = new Exports();
