extension Words {
  /// Words of Chinese that eSpeak reads wrongly, written with characters that sound as they should.
  static let chineseReadings: [String: String] = [
    "执行": "执形", "行": "航", "重做": "虫做", "重复": "虫复", "重新": "虫新", "重画": "虫画", "重读": "虫读", "空白": "控白",
    "空格": "控格", "调节": "条节", "可调": "可条", "设为": "设维",
  ]
}
