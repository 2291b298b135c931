/// The values of controls as outlines keep them; they are said in the interface language.
public enum NeutralValue {
  /// A toggle that is on.
  public static let on = "On"
  /// A toggle that is off.
  public static let off = "Off"
  /// A check box that is checked.
  public static let checked = "checked"
  /// A check box that is not checked.
  public static let notChecked = "not checked"
  /// A check box that stands for several, some of which are checked.
  public static let mixed = "mixed"
}
