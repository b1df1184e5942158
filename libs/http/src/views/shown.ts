/** A view as it is sent: its members as plain values, not an instance of the class that describes them. */
export type Shown<View> = View extends readonly (infer Item)[]
  ? Shown<Item>[]
  : View extends object
    ? { [Member in keyof View]: Shown<View[Member]> }
    : View;
