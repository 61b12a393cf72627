/** Words of a board's own, from Fluent catalogues beside it, read when a language is first spoken. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Catalogues = Readonly<Record<string, () => Promise<string>>>;
export type Say = (id: string, args?: Readonly<Record<string, FluentVariable>>) => string;

export interface Speaker {
  /** Speak this language, as soon as its words are here. */
  readonly speak: (language: string) => Promise<void>;
  /** The message in the reader's language; nothing while it is being read. */
  readonly t: Say;
}

/** A speaker of the catalogues of a folder `words`, as `import.meta.glob` finds them. */
export function speaker(files: Catalogues): Speaker {
  let bundle = $state.raw(new FluentBundle("en"));
  let [spoken, wished] = ["", ""];
  return {
    async speak(language) {
      wished = language;
      if (language === spoken) return;
      const text = await (files[`./words/${language}.ftl`] ?? files["./words/en.ftl"])!();
      const made = new FluentBundle(language, { useIsolating: false });
      made.addResource(new FluentResource(text));
      if (language === wished) [bundle, spoken] = [made, language];
    },
    t(id, args) {
      const pattern = bundle.getMessage(id)?.value;
      return pattern ? bundle.formatPattern(pattern, args ?? null, []) : "";
    },
  };
}
